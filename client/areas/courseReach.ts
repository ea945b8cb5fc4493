import { courseRightNames, type Right } from "#gateway/domains/rightsContract";
import { type Account, may } from "../session/account";
import { mayOpen } from "./mayOpen";
import { listScreenRights } from "./screenRights";

/** A course with the names of the viewer's rights that reach it. */
interface ReachedCourse {
  reachedRights: readonly string[];
}

/** Whether all of some rights of the viewer reach a course. */
export const reaches = ({ reachedRights }: ReachedCourse, ...rights: readonly Right[]): boolean =>
  rights.every((right) => reachedRights.includes(right));

const courseRights: ReadonlySet<Right> = new Set(courseRightNames);

/**
 * Whether an account may open a screen of a course, given its rights that reach it. What everyone sees of a published
 * course stays open.
 */
export function mayOpenIn(account: Account | null, path: string, reachedRights: readonly string[]): boolean {
  if (!mayOpen(account, path)) return false;
  const rights = listScreenRights(path);
  if (!path.startsWith("/admin/courses/") || rights.length === 0 || rights.includes("courses.read"))
    return true;
  const holds = (right: Right) =>
    may(account, right) && (!courseRights.has(right) || reachedRights.includes(right));
  return rights.some((right) => [right].flat().every(holds));
}
