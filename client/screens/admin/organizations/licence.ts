import { licenseStatuses } from "#gateway/domains/organizations/contract";

interface Licence {
  status: string;
  /** The last day, as YYYY-MM-DD; null never ends. */
  expiryDate: string | null | undefined;
  today: string;
}

/** The state that is shown: a licence whose last day is over has expired, whatever was written down. */
export function shownLicence({ status, expiryDate, today }: Licence): (typeof licenseStatuses)[number] {
  const known = licenseStatuses.find((one) => one === status) ?? "INACTIVE";
  return known === "ACTIVE" && expiryDate && expiryDate < today ? "EXPIRED" : known;
}
