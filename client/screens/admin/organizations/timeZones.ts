import { sortMatches } from "#gateway/domains/lists/matchContract";
import type { ComboboxOption } from "~/ui/Combobox";

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
