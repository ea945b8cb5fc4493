import type { Right } from "#gateway/domains/rightsContract";
import { storedJson } from "./storage";

/** The signed-in user as stored in this browser, for the first paint and the guards; the server decides. */
export interface Account {
  id: number;
  username: string;
  name: string;
  email: string;
  userType: "E" | "U";
  roles: readonly string[];
  /** The names of the rights. */
  rights: readonly string[];
  careerTrack: string | null;
  tenantId: number;
  /** The address of the picture; null shows initials. */
  avatarUrl: string | null;
  /** Whether it has to add a second factor before anything else; until then it has no rights of staff. */
  needsSecondFactor: boolean;
}

export const isSamePerson = (left: Account | null, right: Account | null): boolean =>
  left?.id === right?.id && left?.tenantId === right?.tenantId;

/** Whether the user is staff, who may open the admin area. */
export const isStaff = (account: Account | null): boolean =>
  account?.userType === "E" && !account.needsSecondFactor;

/** Whether the user has a right, or one of several, at least for what the user teaches. */
export const may = (account: Account | null, ...rights: readonly Right[]): boolean =>
  rights.some((right) => account?.rights.includes(right));

const isText = (value: unknown): value is string => typeof value === "string";

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Parses a stored account; null if it is invalid, as after a change of the format. */
export function parseAccount(value: unknown): Account | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, username, name, email, userType, roles, rights, careerTrack, tenantId } = value as Record<
    string,
    unknown
  >;
  const { avatarUrl, needsSecondFactor } = value as Record<string, unknown>;
  if (typeof id !== "number" || typeof tenantId !== "number") return null;
  if (!isText(username) || !isText(name) || !isText(email)) return null;
  if (userType !== "E" && userType !== "U") return null;
  if (!isTexts(roles) || !isTexts(rights)) return null;
  return {
    id,
    username,
    name,
    email,
    userType,
    roles,
    rights,
    careerTrack: isText(careerTrack) ? careerTrack : null,
    tenantId,
    avatarUrl: isText(avatarUrl) ? avatarUrl : null,
    needsSecondFactor: needsSecondFactor === true,
  };
}

/** The account that last signed in to this browser; null when signed out. */
export const storedAccount = (): Account | null => parseAccount(storedJson("user"));
