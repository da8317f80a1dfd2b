// Values of Python's classes made of their fields, without what their own `__init__` would do: ten times as fast.
#pragma once

#include <array>

#include "python.hpp"
// After Python's own header.
#include <structmember.h>

namespace face {

// A class whose values hold nothing but what Python's code puts there; with a base, what is of that one.
inline PyTypeObject* plain_class(nb::handle type, PyTypeObject* base = nullptr) {
    auto* const own = reinterpret_cast<PyTypeObject*>(type.ptr());
    const bool is_class = PyType_Check(type.ptr()) && PyType_HasFeature(own, Py_TPFLAGS_HEAPTYPE);
    if (!is_class || !(base ? PyType_IsSubtype(own, base) : own->tp_new == PyBaseObject_Type.tp_new))
        throw nb::type_error("only plain classes written in Python");
    return own;
}
// Values of which none leads back to itself: the garbage collector need not look at them, which with many at a time
// takes a fifth as long as solving does.
template <class Value>
Value untracked(Value value) {
    PyObject_GC_UnTrack(value.ptr());
    return value;
}
inline nb::object allocated(PyTypeObject* type, Py_ssize_t items = 0) {
    nb::object value = nb::steal(type->tp_alloc(type, items));
    if (!value.is_valid()) throw nb::python_error();
    return untracked(std::move(value));
}
inline PyTypeObject* as_class(const nb::object& type) { return reinterpret_cast<PyTypeObject*>(type.ptr()); }

// A list of so many items, each made by its number.
template <class F>
nb::list list_of(Py_ssize_t count, F make) {
    nb::list list = nb::steal<nb::list>(PyList_New(count));
    if (!list.is_valid()) throw nb::python_error();
    for (Py_ssize_t i = 0; i < count; ++i) PyList_SET_ITEM(list.ptr(), i, nb::object(make(i)).release().ptr());
    return untracked(std::move(list));
}

// A class with slots.
template <size_t Count>
class SlotClass {
public:
    SlotClass(nb::handle type, const std::array<const char*, Count>& names) : type_(nb::borrow(type)) {
        plain_class(type);
        for (size_t i = 0; i < Count; ++i) offset_[i] = offset_of(names[i]);
    }
    template <class... Fields>
    nb::object make(const Fields&... fields) const {
        static_assert(sizeof...(Fields) == Count);
        nb::object value = allocated(as_class(type_));
        size_t i = 0;
        ((slot(value, i++) = nb::object(fields).release().ptr()), ...);
        return value;
    }

private:
    nb::object type_;
    std::array<Py_ssize_t, Count> offset_;

    Py_ssize_t offset_of(const char* name) const {
        const nb::object member = type_.attr(name);
        if (!Py_IS_TYPE(member.ptr(), &PyMemberDescr_Type)) throw nb::type_error("a class with slots is needed");
        return reinterpret_cast<PyMemberDescrObject*>(member.ptr())->d_member->offset;
    }
    PyObject*& slot(const nb::object& value, size_t i) const {
        return *reinterpret_cast<PyObject**>(reinterpret_cast<char*>(value.ptr()) + offset_[i]);
    }
};

// A named tuple, of a class that was found to be one.
template <class... Fields>
nb::object named_tuple(const nb::object& type, const Fields&... fields) {
    nb::object value = allocated(as_class(type), sizeof...(Fields));
    Py_ssize_t i = 0;
    (PyTuple_SET_ITEM(value.ptr(), i++, nb::object(fields).release().ptr()), ...);
    return value;
}

}  // namespace face
