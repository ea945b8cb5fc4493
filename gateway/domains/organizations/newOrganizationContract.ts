import { z } from "zod";
import { requiredText } from "../contract";
import { isTimeZone, organizationLabels } from "./settingsContract";

export const newOrganizationMessages = {
  code: "Code must be 2 to 20 letters, digits, - or _, such as DELHI",
  domain: "Domain must be a host name such as learn.example.com, without https:// and without a port",
  codeTaken: (code: string) => `There is already an organization with the code ${code}`,
  domainTaken: (domain: string, name: string) => `The domain ${domain} already leads to ${name}`,
} as const;

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The form of a new organization. */
export const newOrganizationSchema = z.object({
  code: z
    .string(newOrganizationMessages.code)
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{1,19}$/, newOrganizationMessages.code),
  name: requiredText(organizationLabels.name, { max: 100 }),
  domain: z.string().trim().toLowerCase().regex(hostName, newOrganizationMessages.domain).optional(),
  timeZone: z
    .string()
    .trim()
    .refine(isTimeZone, `${organizationLabels.timeZone} must be an IANA name such as Asia/Kolkata`)
    .optional(),
});
