import { z } from "zod";
import { nameText, optionalText } from "../contract";
import { getRowMessages } from "../messagesContract";
import { hasOwn, type Right, type RightScope, type Rights, rightNames, rights } from "../rightsContract";

export const roleLimits = {
  name: 50,
  description: 300,
  /** Names that a message lists before it counts the others. */
  shownNames: 5,
} as const;

export const roleLabels = { name: "Name", description: "Description", rights: "Rights" } as const;

/** 'Ann, Ben and 3 others'. */
export function shortenNames(names: readonly string[]): string {
  const shown = names.slice(0, roleLimits.shownNames);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, rest === 1 ? "1 other" : `${rest} others`] : shown;
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : (all[0] ?? "");
}

const listLabels = (names: readonly Right[]): string => shortenNames(names.map((name) => rights[name].label));

export const roleMessages = {
  ...getRowMessages("role", "save", "delete"),
  changesUnread: "Unable to load who this affects. Please try again.",
  nameTaken: "Another role has this name",
  adminFixed: "ADMIN has every right, always, and can't be changed",
  shippedName: "A role that comes with Lectern keeps its name",
  shippedStays: "A role that comes with Lectern can't be deleted",
  twice: "Each right can be given once",
  unknownRight: "There is no such right",
  noOwn: (name: Right) => `This right can't be limited to what a person teaches: ${rights[name].label}`,
  notOwned: (names: readonly Right[]) => `You can't give rights that you don't have: ${listLabels(names)}`,
  inUse: (names: readonly string[]) =>
    `${shortenNames(names)} ${names.length === 1 ? "has" : "have"} this role. Give them another one first.`,
  invited: (count: number) =>
    `${count === 1 ? "An invitation gives" : `${count} invitations give`} this role. Revoke ${count === 1 ? "it" : "them"} first.`,
  learnersHave: (names: readonly string[]) =>
    `${shortenNames(names)} ${names.length === 1 ? "is a learner and has" : "are learners and have"} this role: only employees have rights`,
  lastManagers: (names: readonly string[]) =>
    `No one could manage roles: ${shortenNames(names)} would be locked out`,
} as const;

const isKnownRight = (name: string): name is Right => name in rights;

const scopedRight = z
  .object({
    right: z.string().refine(isKnownRight, roleMessages.unknownRight),
    scope: z.enum(["ALL", "OWN"]),
  })
  .superRefine(({ right, scope }, context) => {
    if (scope === "OWN" && isKnownRight(right) && !hasOwn(right))
      context.addIssue({ code: "custom", message: roleMessages.noOwn(right) });
  });

/** Rights as a form gives them, each once. */
export const givenRights = z
  .array(scopedRight)
  .max(rightNames.length, roleMessages.twice)
  .refine((all) => new Set(all.map(({ right }) => right)).size === all.length, roleMessages.twice)
  .transform(
    (all): Rights => Object.fromEntries(all.map(({ right, scope }): [Right, RightScope] => [right, scope])),
  );

/** The form of a role. */
export const roleSchema = z.object({
  name: nameText(roleLabels.name, { max: roleLimits.name }),
  description: optionalText(roleLabels.description, { max: roleLimits.description }),
  rights: givenRights,
});
