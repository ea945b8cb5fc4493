import { type DomainRights, ownScope, type RightFacts, rightAreas } from "./domainRightsContract";
import { declaredRights } from "./generated/declaredRightsContract";

type Declared = (typeof declaredRights)[keyof typeof declaredRights];
type Values<Of> = Of extends unknown ? Of[keyof Of] : never;
type Keys<Of> = Of extends unknown ? keyof Of : never;

/** The name of a right, such as payments.write. */
export type Right = Keys<Values<Declared>>;

const domains: readonly DomainRights[] = Object.values(declaredRights);

/** The rights of each area, in the order of the editor of roles. */
export const rightGroups = rightAreas.map((title) => ({
  title,
  rights: Object.assign({}, ...domains.map((declared) => declared[title])) as Readonly<
    Partial<Record<Right, RightFacts>>
  >,
}));

/** The reach of a right: everything, or the courses and batches that a person teaches. */
export type RightScope = "ALL" | "OWN";

/** Some rights, each with its scope. */
export type Rights = Readonly<Partial<Record<Right, RightScope>>>;

/** Every right, by its name. */
export const rights = Object.assign({}, ...rightGroups.map((group) => group.rights)) as Readonly<
  Record<Right, RightFacts>
>;

export const rightNames = Object.keys(rights) as readonly Right[];

/** Whether a right may be for what a person teaches alone. */
export const hasOwn = (right: Right): boolean => rights[right].own !== undefined;

/** The rights that may be for the courses that a person teaches alone. */
export const courseRightNames: readonly Right[] = rightNames.filter(
  (name) => rights[name].own === ownScope.courses,
);

/** Every right, everywhere: ADMIN's rights. */
export const everyRight: Rights = Object.fromEntries(rightNames.map((name) => [name, "ALL"]));

export const noRights: Rights = {};
