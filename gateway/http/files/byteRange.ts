import type { ByteRange } from "#gateway/files/storage";

/** The whole file, a part of it, or a part that it does not have. */
export type AskedRange = { kind: "whole" } | { kind: "part"; range: ByteRange } | { kind: "outside" };

const whole: AskedRange = { kind: "whole" };

/**
 * The part that a Range header asks for. An unreadable header, or one with several parts, is ignored, as HTTP
 * allows: the response is then the whole file.
 */
export function parseRange(header: string | undefined, size: number): AskedRange {
  // No two of its parts may take the same spaces: a header of 16 KB of them would be tried in all ways.
  const match = /^bytes=\s*(?:(\d{1,15})\s*)?-\s*(?:(\d{1,15})\s*)?$/.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return whole;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0
      ? { kind: "outside" }
      : { kind: "part", range: { start: size - length, end: size - 1 } };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return whole;
  return start >= size ? { kind: "outside" } : { kind: "part", range: { start, end } };
}
