import { storedJson } from "./storage";

/** The organization's settings that every page shows. */
export interface Settings {
  tenantId: number;
  code: string;
  name: string;
  logo: string | null | undefined;
  theme: string | null | undefined;
  disableLogin: boolean;
  selfRegistration: boolean;
  /** Whether the blog has a published post. */
  hasBlog: boolean;
  email: string | null | undefined;
  phone: string | null | undefined;
  address: string | null | undefined;
  city: string | null | undefined;
  website: string | null | undefined;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** Parses stored settings; null if they are invalid. */
export function parseSettings(value: unknown): Settings | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { tenantId, code, name, disableLogin, selfRegistration } = fields;
  if (typeof tenantId !== "number" || typeof code !== "string" || typeof name !== "string") return null;
  return {
    tenantId,
    code,
    name,
    disableLogin: disableLogin === true,
    selfRegistration: selfRegistration === true,
    hasBlog: fields["hasBlog"] === true,
    logo: textOrNull(fields["logo"]),
    theme: textOrNull(fields["theme"]),
    email: textOrNull(fields["email"]),
    phone: textOrNull(fields["phone"]),
    address: textOrNull(fields["address"]),
    city: textOrNull(fields["city"]),
    website: textOrNull(fields["website"]),
  };
}

/** The settings last shown in this browser; null if there are none. */
export const storedSettings = (): Settings | null => parseSettings(storedJson("settings"));
