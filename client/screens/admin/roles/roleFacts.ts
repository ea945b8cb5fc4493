import { graphql } from "react-relay";
import type { RightFacts } from "#gateway/domains/domainRightsContract";
import {
  type Right,
  type RightScope,
  type Rights,
  rightGroups,
  rightNames,
  rights,
} from "#gateway/domains/rightsContract";

graphql`
  fragment roleFacts_role on Role {
    databaseId
    name
    description
    isShipped
    isFixed
    holderCount
    rights { right scope }
  }
`;

/** The addresses of the screens of roles. */
export const roleAddresses = {
  list: "/admin/roles",
  create: "/admin/roles/create",
  copy: (roleId: number) => `/admin/roles/create?copy=${roleId}`,
  view: (roleId: number) => `/admin/roles/${roleId}`,
  edit: (roleId: number) => `/admin/roles/${roleId}/edit`,
} as const;

/** The addresses of the role screens. */
export const roleCrumbs = [
  { label: "Settings", to: "/admin/organizations" },
  { label: "Roles", to: roleAddresses.list },
] as const;

export const personNoun = { one: "person", many: "people" } as const;
export const rightNoun = { one: "right", many: "rights" } as const;
export const roleNoun = { one: "role", many: "roles" } as const;

/** A right with how far it reaches, as the schema has it. */
export interface GivenRight {
  right: string;
  scope: RightScope;
}

/** An area of the product with its rights. */
interface Area {
  title: string;
  rights: readonly { name: Right; facts: RightFacts }[];
}

/** Whether this version of the client knows a right. */
export const isKnownRight = (name: string): name is Right => name in rights;
const isScope = (scope: string): scope is RightScope => scope === "ALL" || scope === "OWN";

/** The areas in the order of the editor. */
export const areas: readonly Area[] = rightGroups.map((group) => ({
  title: group.title,
  rights: Object.keys(group.rights)
    .filter(isKnownRight)
    .map((name) => ({ name, facts: rights[name] })),
}));

/** Rights of a response by their names; those that this version of the client doesn't know are left out. */
export const toRights = (given: readonly { readonly right: string; readonly scope: string }[]): Rights =>
  Object.fromEntries(
    given.flatMap(({ right, scope }) => (isKnownRight(right) && isScope(scope) ? [[right, scope]] : [])),
  );

/** Rights as a list, in the order of all rights, so that the same rights are the same list. */
export const toGiven = (held: Rights): GivenRight[] =>
  rightNames.flatMap((right) => {
    const scope = held[right];
    return scope ? [{ right, scope }] : [];
  });

/** A right's label; its name where this version of the client doesn't know it. */
export const getRightLabel = (name: string): string => (isKnownRight(name) ? rights[name].label : name);

/** The titles of the areas in which some rights are. */
export const listAreas = (held: Rights): readonly string[] =>
  areas.filter(({ rights: names }) => names.some(({ name }) => held[name])).map(({ title }) => title);

/**
 * The part of some rights that someone may give, and the names of those that are left out or reach less far:
 * no one gives rights that they lack.
 */
export function keepGivable(wanted: Rights, own: Rights): { kept: Rights; reduced: readonly Right[] } {
  const kept = Object.fromEntries(
    rightNames.flatMap((name) => {
      const [scope, most] = [wanted[name], own[name]];
      return scope && most ? [[name, most === "OWN" ? most : scope]] : [];
    }),
  ) as Rights;
  return { kept, reduced: rightNames.filter((name) => wanted[name] !== kept[name]) };
}
