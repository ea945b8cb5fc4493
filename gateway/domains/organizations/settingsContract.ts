import { z } from "zod";
import {
  emailAddress,
  isWebAddress,
  isWebAddressOrPath,
  messages,
  nameText,
  requiredText,
} from "../contract";

export const organizationLabels = {
  name: "Name",
  logo: "Logo",
  theme: "Theme colour",
  email: "Email",
  phone: "Phone",
  address: "Address",
  city: "City",
  website: "Website",
  selfRegistration: "Self registration",
  disableLogin: "Login disabled",
  allowedOrigins: "Allowed origins",
  timeZone: "Time zone",
  paymentInstructions: "How to pay",
} as const;

/** The most characters of what payers are told. */
export const paymentInstructionsLimit = 500;

export const organizationMessages = {
  notFound: "Organization not found",
  changed: "Someone else changed these settings. Yours were not saved.",
  update: {
    success: "Successfully Updated",
    fallback: "Unable to update organization",
  },
  theme: "Theme colour must be six hexadecimal digits after #, such as #0f766e",
  timeZone: "Please choose a time zone from the list.",
  origin: (origin: string) => `${origin} is not an origin. It should look like https://www.example.com`,
  tooManyOrigins: "Allowed origins cannot be more than 20",
} as const;

const most = { origins: 20, originLength: 200 } as const;

/** An optional text: empty texts, null and undefined become null. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (text) => (typeof text === "string" && text.trim() === "" ? null : (text ?? null)),
    schema.nullable(),
  );

const webAddress = (label: string) =>
  requiredText(label, { max: 500 }).refine(isWebAddress, messages.invalid(label));

/** The address of a picture: on the web, or a file of this site. */
const pictureAddress = (label: string) =>
  requiredText(label, { max: 500 }).refine(isWebAddressOrPath, messages.invalid(label));

/** An origin as browsers write it, without a path; null if invalid. The unsafe `*` and `null` are invalid. */
export function parseOrigin(text: string): string | null {
  const written = text.trim().replace(/\/$/, "");
  if (!/^https?:\/\/[^/\s@]+$/i.test(written) || !URL.canParse(written)) return null;
  const { origin, hostname } = new URL(written);
  return origin.length <= most.originLength && !hostname.includes("*") ? origin : null;
}

const parts = (list: string) => list.split(/[\s,]+/).filter((part) => part !== "");

/** A list of origins, separated by commas or white space; normalized to commas, without duplicates. */
const origins = z
  .string()
  .max(most.origins * (most.originLength + 2), messages.tooLong(organizationLabels.allowedOrigins, 4_040))
  .nullish()
  .transform((list) => parts(list ?? ""))
  .superRefine((list, context) => {
    const wrong = list.find((part) => parseOrigin(part) === null);
    if (wrong !== undefined)
      context.addIssue({ code: "custom", message: organizationMessages.origin(wrong.slice(0, 60)) });
    else if (list.length > most.origins)
      context.addIssue({ code: "custom", message: organizationMessages.tooManyOrigins });
  })
  .transform((list) => [...new Set(list.map(parseOrigin))].join(","));

/** Whether a text is an IANA time zone, as in Asia/Kolkata; offsets are not. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The settings that an ADMIN may change; hosts and licence are set by the operator of the installation. */
export const organizationSchema = z.object({
  name: nameText(organizationLabels.name, { max: 100 }),
  logo: orNull(pictureAddress(organizationLabels.logo)),
  theme: orNull(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, organizationMessages.theme),
  ),
  email: orNull(emailAddress(organizationLabels.email)),
  phone: orNull(
    requiredText(organizationLabels.phone, { max: 30 }).regex(
      /^\+?[\d\s().-]{5,}$/,
      messages.invalid(organizationLabels.phone),
    ),
  ),
  address: orNull(requiredText(organizationLabels.address, { max: 250 })),
  city: orNull(nameText(organizationLabels.city, { max: 100 })),
  website: orNull(webAddress(organizationLabels.website)),
  selfRegistration: z.boolean(),
  disableLogin: z.boolean(),
  allowedOrigins: origins,
  paymentInstructions: orNull(
    requiredText(organizationLabels.paymentInstructions, { max: paymentInstructionsLimit }),
  ),
  timeZone: requiredText(organizationLabels.timeZone, { max: 60 }).refine(
    isTimeZone,
    organizationMessages.timeZone,
  ),
});
