import type { Config } from "#gateway/config";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { Sender } from "#gateway/mail/layout";
import { type Reached, screenAddress } from "./addressRules";

/** The organization that sends a mail: how it looks, and where it is reached. */
export interface MailSender {
  organization: Reached & { name: string; email: string | null };
  publicUrl: string;
  brand: Sender;
}

/** An address with its city, which is not told twice. */
const writeAddress = (address: string | null, city: string | null): string =>
  [address, city && address?.includes(city) ? null : city].filter(Boolean).join(", ");

/** Reads the organization that sends. */
export async function readSender(
  db: Pick<TenantClient | TenantTransaction, "organization">,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<MailSender> {
  const found = await db.organization.findFirstOrThrow({
    select: {
      id: true,
      name: true,
      email: true,
      isDefault: true,
      domain: true,
      customDomain: true,
      logo: true,
      theme: true,
      address: true,
      city: true,
    },
  });
  const { logo, theme, address, city, ...organization } = found;
  const isOwn = logo?.startsWith("/") ?? false;
  return {
    organization,
    publicUrl,
    brand: {
      name: organization.name,
      logo: logo !== null && isOwn ? screenAddress(organization, publicUrl, logo) : logo,
      theme,
      address: writeAddress(address, city),
    },
  };
}
