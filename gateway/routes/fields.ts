import { dayMeant } from "../domains/rules";
import type { FormField } from "./form";

type Names = FormField["names"];

/** A field whose values the contract takes unchanged. */
export const plain = (...names: Names): FormField => ({ names });

/** A text; a number counts as its digits. */
export const text = (...names: Names): FormField => ({
  names,
  read: (value) => (typeof value === "number" ? String(value) : value),
});

/** A value with its documented default. */
export const givenOr = (name: string, fallback?: string | number): FormField => ({ names: [name], fallback });

/** A yes or no, as a boolean or as its word, with the documented default. */
export const flag = (name: string, fallback?: boolean): FormField => ({
  names: [name],
  read: (value) => (value === "true" ? true : value === "false" ? false : value),
  fallback,
});

/** A day; a moment means its day in the organization's time zone. */
export const day = (name: string): FormField => ({
  names: [name],
  read: (value, { timeZone }) => dayMeant(value, timeZone),
});

/** A number of which 0 is none, as GET shows it. */
export const noneAt0 = (name: string): FormField => ({
  names: [name],
  read: (value) => (value === 0 || value === "0" ? null : value),
});

/** Words, as a list or as a text that separates them with commas. */
export const tags = (name: string): FormField => ({
  names: [name],
  read: (value) =>
    Array.isArray(value) && value.every((tag) => typeof tag === "string") ? value.join(", ") : value,
});

/** GET shows the trainer's name as `trainer`; that same name changes nothing. */
const trainerId: FormField = {
  names: ["trainerId", "trainer.id"],
  read: (value, { current }) =>
    typeof value === "string" && value === current?.["trainer"] ? undefined : value,
};

/** The author, the trainer and the objectives of a course or a curriculum. */
export const people = {
  authorName: text("authorName"),
  trainerId,
  objectives: { ...plain("objectives"), isOptional: true },
};
