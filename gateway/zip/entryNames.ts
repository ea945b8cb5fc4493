import { compose } from "#gateway/domains/hiddenTextContract";

/** The longest path of an entry, in characters. */
const longest = 250;

const control = /\p{Cc}/u;

/**
 * Returns why an entry's path is refused: it might lead elsewhere, or disguise its name; null for a good one.
 */
export function findNameProblem(name: string): string | null {
  if (name === "") return "The entry has no name";
  if (name.length > longest) return `The name is longer than ${longest} characters`;
  if (name.includes("\\")) return "The name has a backslash";
  if (control.test(name)) return "The name has control characters";
  if (name.startsWith("/") || /^[a-z]:/i.test(name)) return "The name is an absolute path";
  const segments = name.replace(/\/$/, "").split("/");
  if (segments.some((segment) => ["", ".", ".."].includes(segment)))
    return "The name leads out of its folder";
  return null;
}

/** Two names that a file system may take for one. */
export const nameOnDisk = (name: string): string => compose(name).toLowerCase();
