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
  /** The IANA name; null where it is not known yet, in what an earlier version stored. */
  timeZone: string | null;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const texts = ["logo", "theme", "email", "phone", "address", "city", "website", "timeZone"] as const;
type Texts = Record<(typeof texts)[number], string | null>;

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
    ...(Object.fromEntries(texts.map((key) => [key, textOrNull(fields[key])])) as Texts),
  };
}

/** The settings last shown in this browser; null if there are none. */
export const storedSettings = (): Settings | null => parseSettings(storedJson("settings"));
