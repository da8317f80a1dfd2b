/** Short soft sounds and a touch of vibration, made here: no files, and nothing unless it is switched on. */

/** @typedef {import("../play/news.js").News|"held"} Occasion  held: a long press was felt */

/** @type {Record<Occasion, {tones: [hertz: number, start_s: number, length_s: number][], pulses_ms: number[]}>} */
const FEEDBACK = {
  fill: { tones: [[392, 0, 0.07]], pulses_ms: [8] },
  cross: { tones: [[294, 0, 0.05]], pulses_ms: [5] },
  line: { tones: [[523, 0, 0.1], [659, 0.07, 0.16]], pulses_ms: [10, 40, 10] },
  solved: { tones: [[523, 0, 0.25], [659, 0.12, 0.25], [784, 0.24, 0.25], [1047, 0.36, 0.6]], pulses_ms: [20, 60, 20, 60, 40] },
  held: { tones: [], pulses_ms: [15] },
};
const LOUDNESS = 0.12;
const ATTACK_S = 0.008;

/** @type {AudioContext|null} made with the first sound: browsers want a press before it */
let audio = null;

/** @param {Occasion} occasion @param {Record<string, string|boolean>} settings */
export function giveFeedback(occasion, { sound, haptics }) {
  const { tones, pulses_ms } = FEEDBACK[occasion];
  if (haptics) navigator.vibrate?.(pulses_ms);
  if (!sound || !tones.length) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const [hertz, start_s, length_s] of tones) playTone(audio, hertz, audio.currentTime + start_s, length_s);
}

/** @param {AudioContext} context @param {number} hertz @param {number} start_s of its clock @param {number} length_s a tone that fades as a plucked one does */
function playTone(context, hertz, start_s, length_s) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start_s);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start_s + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(0.001, start_s + length_s);
  tone.connect(loudness).connect(context.destination);
  tone.start(start_s);
  tone.stop(start_s + length_s);
}
