import { addMonths, type Calendar, toDateText } from "./calendar";
import type { Row, RowStore } from "./rows";

type Settings = Pick<
  Row<"Organization">,
  | "code"
  | "name"
  | "email"
  | "phone"
  | "address"
  | "city"
  | "website"
  | "theme"
  | "paymentInstructions"
  | "selfRegistration"
  | "timeZone"
  | "isDefault"
>;

export const demoSettings: Settings = {
  code: "DEMO",
  name: "Deccan Institute of Technology",
  email: "office@demo.test",
  phone: "+91 80 4000 1200",
  address: "14, 3rd Cross, Indiranagar 2nd Stage, Bengaluru 560038",
  city: "Bengaluru",
  website: "https://www.demo.test",
  theme: null,
  paymentInstructions:
    "UPI: office@demo.test\nPlease write your name and the reference, and bring the receipt to the office.",
  selfRegistration: true,
  timeZone: "Asia/Kolkata",
  isDefault: true,
};

export const otherSettings: Settings = {
  code: "OTHER",
  name: "Thames Valley Academy",
  email: "office@other.test",
  phone: "+44 118 496 0100",
  address: "22 Kings Road, Reading RG1 3AR",
  city: "Reading",
  website: "https://www.other.test",
  paymentInstructions: null,
  theme: "#0f766e",
  selfRegistration: false,
  timeZone: "Europe/London",
  isDefault: false,
};

/** Makes an organization from its settings. */
export function makeOrganization(
  rows: RowStore,
  calendar: Calendar,
  settings: Settings,
): Row<"Organization"> {
  const founded = calendar.moment(addMonths(calendar.today, -36), 10 * 3600);
  return rows.add("Organization", {
    id: rows.nextId("Organization"),
    ...settings,
    logo: null,
    disableLogin: false,
    staffSecondFactor: false,
    domain: null,
    customDomain: null,
    useSharedDb: true,
    allowedOrigins: "",
    licenseStatus: "ACTIVE",
    expiryDate: toDateText(addMonths(calendar.today, 18)),
    createdAt: founded,
    updatedAt: founded,
  });
}
