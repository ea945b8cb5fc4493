/** A text that a comparison without case takes for itself: there, %, _ and \ would stand for other texts. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A text in lower case as the databases write it: character by character, one for one. */
export const inLowerCase = (text: string): string =>
  Array.from(text, (character) => Array.from(character.toLowerCase())[0] ?? "").join("");

/** Narrows a text that the database keeps in lower case to those that hold a word. */
export const holds = (word: string) => ({ contains: literally(inLowerCase(word)) });

/** 'YYYY-MM-DD' of a day that the database knows as midnight in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that a text means, as the database knows it: midnight in UTC, whatever the zone of people or machines. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The time of day that 'HH:mm:ss' means, as the database knows it. */
export const timeOfDay = (time: string | null): Date | null =>
  time === null ? null : new Date(`1970-01-01T${time}.000Z`);
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Which day it is in a time zone at a moment, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const known = formatters.get(timeZone);
  const formatter = known ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(now);
}
