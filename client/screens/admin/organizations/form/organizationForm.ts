import { sortMatches } from "#gateway/domains/lists/matchContract";
import type { organizationLabels } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$data } from "~/__generated__/OrganizationForm_organization.graphql";
import type { ComboboxOption } from "~/ui/comboboxOption";

/** What the fields show: texts, and what is on or off. */
export type OrganizationValues = Record<
  Exclude<keyof typeof organizationLabels, "selfRegistration" | "disableLogin">,
  string
> & { selfRegistration: boolean; disableLogin: boolean };

/** The settings as the fields show them. */
export const toOrganizationValues = (known: OrganizationForm_organization$data): OrganizationValues => ({
  name: known.name,
  logo: known.logo ?? "",
  theme: known.theme ?? "",
  email: known.email ?? "",
  phone: known.phone ?? "",
  address: known.address ?? "",
  city: known.city ?? "",
  website: known.website ?? "",
  selfRegistration: known.selfRegistration,
  disableLogin: known.disableLogin,
  allowedOrigins: known.allowedOrigins.split(",").join("\n"),
  timeZone: known.timeZone,
});

/** Names that browsers still list by what they were called before. */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

const shown = 40;

const allZones = (): string[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => renamed[zone] ?? zone);

/** How far the zone is from UTC now, as in 'GMT+5:30'; empty for a zone that this browser does not know. */
function distanceOf(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      timeZoneName: "shortOffset",
    }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}

/** A time zone to choose, with its distance from UTC. */
export const zoneOption = (zone: string): ComboboxOption => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  note: distanceOf(zone),
});

/** The time zones whose names fit the words, best first. */
export function matchingZones(words: string): ComboboxOption[] {
  const zones = [...new Set(allZones())];
  return sortMatches(zones, words, (zone) => zone.replaceAll("_", " "))
    .slice(0, shown)
    .map(zoneOption);
}
