import { sortMatches } from "#gateway/domains/lists/matchContract";
import type { organizationLabels } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$data } from "~/__generated__/OrganizationForm_organization.graphql";
import type { ComboboxOption } from "~/ui/comboboxOption";

/** The form's values. */
export type OrganizationValues = Record<
  Exclude<keyof typeof organizationLabels, "selfRegistration" | "disableLogin">,
  string
> & { selfRegistration: boolean; disableLogin: boolean };

/** Converts the settings to the form's values. */
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

/** Former names that browsers still list. */
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

/** Formats the zone's current offset from UTC as in 'GMT+5:30'; '' for a zone that this browser does not know. */
function formatDistance(zone: string): string {
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

/** A time zone as an option, with its offset from UTC. */
export const zoneOption = (zone: string): ComboboxOption => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  note: formatDistance(zone),
});

/** Returns the time zones that match a search, best first. */
export function matchingZones(words: string): ComboboxOption[] {
  const zones = [...new Set(allZones())];
  return sortMatches(zones, words, (zone) => zone.replaceAll("_", " "))
    .slice(0, shown)
    .map(zoneOption);
}
