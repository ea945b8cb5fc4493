import { GraphQLError } from "graphql";
import { midnight, toDay } from "../domains/dayContract";
import { isDay } from "../domains/dayTextContract";
import { builder } from "./builder";

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Parses a day to midnight UTC, as Prisma reads and writes DATE; returns null when there is no such day. */
const parseDay = (text: unknown): Date | null =>
  typeof text === "string" && isDay(text) ? midnight(text) : null;

/** Parses 'HH:mm' or 'HH:mm:ss' to that time on 1 January 1970, as Prisma reads and writes TIME. */
export function parseTime(text: unknown): Date | null {
  if (typeof text !== "string" || !timePattern.test(text)) return null;
  return new Date(`1970-01-01T${text.length === 5 ? `${text}:00` : text}.000Z`);
}

/** 'HH:mm:ss' of a TIME. */
export const formatTime = (time: Date | string): string =>
  typeof time === "string" ? time : time.toISOString().slice(11, 19);

function parseInstant(text: unknown): Date | null {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function orRefuse(value: Date | null, text: unknown, expected: string): Date {
  if (value) return value;
  throw new GraphQLError(`${JSON.stringify(text)} is not ${expected}`, {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

builder.scalarType("Date", {
  description: "A date without a time, as YYYY-MM-DD.",
  parseValue: (text) => orRefuse(parseDay(text), text, "a day such as 2026-01-31"),
  serialize: toDay,
});

builder.scalarType("DateTime", {
  description: "A date and time, in ISO 8601 and UTC.",
  parseValue: (text) => orRefuse(parseInstant(text), text, "a moment such as 2026-01-31T09:00:00Z"),
  serialize: (moment) => (typeof moment === "string" ? moment : moment.toISOString()),
});

builder.scalarType("Time", {
  description: "A time of day without a time zone, as HH:mm:ss.",
  parseValue: (text) => orRefuse(parseTime(text), text, "a time such as 18:30:00"),
  serialize: formatTime,
});
