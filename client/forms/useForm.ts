import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { endFailures } from "../ui/toasts";
import { afterPress } from "./afterPress";
import { check, isRequired, type Labels, type Problem } from "./check";
import { showErrorsToast } from "./ErrorsToast";
import { findControl, focusFirst } from "./focusFirst";
import { findPlace, getFieldName, isWithin, keepUnchanged } from "./paths";
import { type KeptPlace, useKeeping, useKeptInput } from "./useKeptInput";
import { Leaving } from "./useLeaveForm";

/** A form's values, one for each schema field on the screen. */
export type FormValues<S extends z.ZodObject> = { [K in keyof z.input<S>]?: unknown };

export interface FormOptions<S extends z.ZodObject, V extends FormValues<S>> {
  schema: S;
  labels: { [K in keyof V]: string };
  /** The initial values; the form is dirty once its values differ. */
  initial: V;
  /** Called with the parsed data. The form is busy until the promise settles, and a `Leaving` is over; `false` means that nothing was saved. */
  onSubmit: (data: z.output<S>) => unknown;
  /** The place where unsaved input outlasts the page; left out by forms that hold a secret, or hardly any text. */
  kept?: KeptPlace<V> | undefined;
}

/** The props that labelled controls of `client/ui` need. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  label: string;
  required: boolean;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The props that a control of a part of a field needs, such as the title of a rubric's third criterion. */
export type PartBinding = Pick<FieldBinding<never>, "id" | "name" | "onBlur" | "error">;

/** Binds the control of a part by its path within the field, such as '2.title'. */
export type BindPart = (path: string) => PartBinding;

/** A field error from the server, as in a Refusal. */
export interface FieldError {
  /** The path in the input, with dots. */
  field: string;
  message: string;
}

export type FormState<V> = ReturnType<typeof useFormState<V>>;

function useFormState<V>(initial: V, left: V | undefined) {
  const [values, setValues] = useState(left ?? initial);
  const [baseline, setBaseline] = useState(initial);
  const [touched, setTouched] = useState<Record<string, boolean>>({});
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  /** How often the form was reset. */
  const resets = useRef(0);
  /** The paths of the parts that have a control; what is wrong elsewhere is shown at the field around it. */
  const parts = useRef(new Set<string>());
  const dirty = JSON.stringify(values) !== JSON.stringify(baseline);
  return {
    values,
    setValues,
    setBaseline,
    touched,
    setTouched,
    serverErrors,
    setServerErrors,
    resets,
    parts,
    dirty,
  };
}

/** The touched paths that still hold after a list has changed: the parts of one that grew or shrank have moved. */
function keepTouched<V>(touched: Record<string, boolean>, { name, before, after }: Changed<V>) {
  const isSameLength = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!Array.isArray(after) || isSameLength) return touched;
  return Object.fromEntries(
    Object.entries(touched).filter(([path]) => path === name || !isWithin(path, name)),
  );
}

interface Changed<V> {
  name: string;
  before: V[keyof V];
  after: V[keyof V];
}

/**
 * A form over a zod schema. It validates on blur and on submit, shows messages under the fields and in the 'Errors'
 * toast, focuses the first invalid field, and prevents double submission.
 */
export function useForm<S extends z.ZodObject, V extends FormValues<S>>(options: FormOptions<S, V>) {
  const { schema, labels, initial, kept: place } = options;
  const formId = useId();
  const { left, forget, chosen, ...keeping } = useKeptInput(place, initial);
  const state = useFormState(initial, left?.values);
  const { values, touched, serverErrors } = state;
  useKeeping({ values, dirty: state.dirty, place, ...keeping });
  const checked = useMemo(() => check(schema, values, labels as Labels), [schema, values, labels]);
  const problems = checked.ok ? [] : checked.problems;
  const getFieldId = (path: string) => `${formId}-${path}`;
  const getPlace = (path: string) => findPlace(path, state.parts.current);
  const getError = (place: string) => {
    const [refused] = Object.entries(serverErrors).find(([path]) => getPlace(path) === place) ?? [];
    if (refused !== undefined) return serverErrors[refused];
    const isShown = ({ path }: Problem) => getPlace(path) === place && (touched[path] || touched[place]);
    return problems.find(isShown)?.inline;
  };
  const focus = (paths: readonly string[]) =>
    focusFirst(paths.flatMap((path) => findControl(path, getFieldId) ?? []));
  /** Shows what is wrong with some fields, as a submit does; returns whether nothing is. */
  const validate = (names: readonly string[]): boolean => {
    const found = problems.filter(({ path }) => path === "" || names.includes(getFieldName(path)));
    const paths = [...names, ...found.map(({ path }) => path)];
    state.setTouched((before) => ({ ...before, ...Object.fromEntries(paths.map((path) => [path, true])) }));
    if (found.length === 0) return true;
    showErrorsToast(found.map(({ generic }) => generic));
    focus(found.map(({ path }) => path));
    return false;
  };
  const refuse = () => validate([...Object.keys(labels), ...problems.map(({ path }) => getFieldName(path))]);
  const { busy, submit } = useSubmit(options, state, { checked, refuse, forget });

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    const change = { name, before: values[name], after: value };
    state.setValues((before) => ({ ...before, [name]: value }));
    state.setServerErrors((errors) => keepUnchanged(errors, change));
    state.setTouched((before) => keepTouched(before, change));
  };
  const leave = (path: string) => {
    const before = state.resets.current;
    afterPress(() => {
      if (before === state.resets.current) state.setTouched((touched) => ({ ...touched, [path]: true }));
    });
  };
  const field = <K extends keyof V & string>(name: K): FieldBinding<V[K]> => ({
    id: getFieldId(name),
    name,
    label: labels[name],
    required: isRequired(schema, name, initial[name]),
    value: values[name],
    onChange: (value) => set(name, value),
    onBlur: () => leave(name),
    error: getError(name),
  });
  /** Binds the parts of a field; a part without a control has its message at the field. */
  const partsOf =
    (name: keyof V & string): BindPart =>
    (path) => {
      const whole = `${name}.${path}`;
      state.parts.current.add(whole);
      return { id: getFieldId(whole), name: whole, onBlur: () => leave(whole), error: getError(whole) };
    };
  const setServerErrors = (errors: readonly FieldError[]) => {
    state.setServerErrors(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    focus(errors.map(({ field }) => field));
  };
  const reset = (next: V = initial) => {
    state.resets.current += 1;
    state.setValues(next);
    state.setBaseline(next);
    state.setTouched({});
    state.setServerErrors({});
  };
  const errors = Object.fromEntries(
    problems.toReversed().map(({ path, inline }) => [getFieldName(path), inline]),
  );
  return {
    values,
    set,
    field,
    partsOf,
    validate,
    touched,
    errors,
    serverErrors,
    setServerErrors,
    reset,
    busy,
    dirty: state.dirty,
    /** For `useUnsavedChanges`: true while there are unsaved changes and no save is running. */
    unsaved: state.dirty && !busy,
    handleSubmit: submit,
    /** The input that the form began with, since an earlier window had left it unsaved; null without anything. */
    left,
    /** The options that its pickers show, for `useOptionField`. */
    chosen,
    /** Forgets what is kept in this browser, as when the person leaves without saving. */
    forget,
    /** Shows what is saved instead of what was left. */
    discardLeft() {
      forget();
      reset();
    },
  };
}

interface Submission<S extends z.ZodObject> {
  checked: ReturnType<typeof check<S>>;
  /** Shows all that is wrong. */
  refuse: () => void;
  /** Forgets what is kept of the input. */
  forget: () => void;
}

function useSubmit<S extends z.ZodObject, V extends FormValues<S>>(
  { onSubmit }: FormOptions<S, V>,
  state: FormState<V>,
  { checked, refuse, forget }: Submission<S>,
) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (running.current) return;
    endFailures();
    if (!checked.ok) return refuse();
    running.current = true;
    setBusy(true);
    state.setServerErrors({});
    const resetsBefore = state.resets.current;
    try {
      const saved = await onSubmit(checked.data);
      if (saved === false) return;
      forget();
      if (saved instanceof Leaving) await saved.over;
      // A reset has set a baseline of its own.
      if (state.resets.current === resetsBefore) state.setBaseline(state.values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
