import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { productName } from "#gateway/domains/organizations/contract";
import { useSession } from "../session/sessionStore";
import type { Settings } from "../session/settings";

const linkClass = "touch inline-flex items-center rounded-sm hover:text-ink hover:underline";

/** The organization's name and contact. */
export function Footer() {
  const { settings } = useSession();
  const place = settings ? postalAddress(settings) : "";
  return (
    <footer data-noprint className="border-t border-line bg-surface">
      <div className="mx-auto flex min-h-24 max-w-(--page-width) flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-6 text-sm text-muted sm:px-6">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1 font-medium text-soft">
          {settings?.name ?? productName}
          {settings?.hasBlog && (
            <Link to="/blog" className={linkClass}>
              Blog
            </Link>
          )}
        </p>
        <address className="flex flex-wrap items-center gap-x-6 gap-y-1 not-italic">
          {place && <ContactLine icon={<MapPin />}>{place}</ContactLine>}
          {settings?.email && (
            <ContactLine icon={<Mail />}>
              <ContactLink href={`mailto:${settings.email}`}>{settings.email}</ContactLink>
            </ContactLine>
          )}
          {settings?.phone && (
            <ContactLine icon={<Phone />}>
              <ContactLink href={`tel:${settings.phone.replace(/[^\d+]/g, "")}`}>
                {settings.phone}
              </ContactLink>
            </ContactLine>
          )}
        </address>
      </div>
    </footer>
  );
}

/** Formats the address, adding the city unless the address contains it. */
function postalAddress({ address, city }: Pick<Settings, "address" | "city">): string {
  if (!address || !city || address.includes(city)) return address ?? city ?? "";
  return `${address}, ${city}`;
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-4">
        {icon}
      </span>
      {children}
    </span>
  );
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={linkClass}>
      {children}
    </a>
  );
}
