import { isObject } from "#gateway/domains/jsonContract";

/** Whether a path is that of a field or of a part of it: 'criteria.2.title' is within 'criteria' and 'criteria.2'. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);

/** The field of a form that a path leads into: 'criteria' of 'criteria.2.title'. */
export const getFieldName = (path: string): string => path.split(".", 1)[0] ?? path;

/** The path of what a part is in; null for a field. */
export function getParentPath(path: string): string | null {
  const last = path.lastIndexOf(".");
  return last < 0 ? null : path.slice(0, last);
}

/** Returns the value at a path, undefined if nothing is there. */
export const getValueAt = (values: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, part) =>
        Array.isArray(value) ? value[Number(part)] : isObject(value) ? value[part] : undefined,
      values,
    );

/** The place of a problem: the innermost of the shown paths that contains it, at the latest its field. */
export function findPlace(path: string, shown: ReadonlySet<string>): string {
  const parent = getParentPath(path);
  return parent === null || shown.has(path) ? path : findPlace(parent, shown);
}

interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

/** The notes by path that still hold after a field has changed: not its own, nor those of parts with another value. */
export function keepUnchanged<Note>(
  notes: Readonly<Record<string, Note>>,
  { name, before, after }: Change,
): Record<string, Note> {
  const isKept = (path: string) => {
    if (!isWithin(path, name)) return true;
    const value = getValueAt({ [name]: before }, path);
    return path !== name && value !== undefined && value === getValueAt({ [name]: after }, path);
  };
  return Object.fromEntries(Object.entries(notes).filter(([path]) => isKept(path)));
}
