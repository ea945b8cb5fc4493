import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { licenseStatuses } from "#gateway/domains/organizations/contract";
import { organizationLabels as labels } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationFacts_organization$key } from "~/__generated__/OrganizationFacts_organization.graphql";
import type { OrganizationFactsLicenceFacts_organization$key } from "~/__generated__/OrganizationFactsLicenceFacts_organization.graphql";
import { formatDate } from "~/formats/dates";
import { resourceAddress } from "~/formats/resourceMedia";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";

/** The logo as the header shows it, or that it could not be loaded. */
export function LogoPreview({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  const address = resourceAddress(src);
  if (address === null) return null;
  if (failed === address)
    return <p className="text-xs font-medium text-warning-ink">This image couldn't be loaded.</p>;
  return (
    <img
      src={address}
      alt="The logo"
      onError={() => setFailed(address)}
      className="h-10 max-w-48 rounded-md border border-line bg-surface object-contain p-1.5"
    />
  );
}

interface Licence {
  status: string;
  /** The last day, as YYYY-MM-DD; null if it never ends. */
  expiryDate: string | null | undefined;
  today: string;
}

/** The state to show: a licence after its last day has expired, whatever its stored state. */
export function shownLicence({ status, expiryDate, today }: Licence): (typeof licenseStatuses)[number] {
  const known = licenseStatuses.find((licenseStatus) => licenseStatus === status) ?? "INACTIVE";
  return known === "ACTIVE" && expiryDate && expiryDate < today ? "EXPIRED" : known;
}

interface Props {
  status: string;
  /** The licence's last day; null if it never ends. */
  expiryDate: string | null | undefined;
  today: string;
}

const looks = {
  ACTIVE: { tone: "success", text: "Active" },
  INACTIVE: { tone: "warning", text: "Inactive" },
  EXPIRED: { tone: "danger", text: "Expired" },
} as const;

/** The state of the licence. */
export function LicenceBadge(props: Props) {
  const { tone, text } = looks[shownLicence(props)];
  return <Badge tone={tone}>{text}</Badge>;
}

interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Settings with their values, read-only; a dash for missing ones. */
function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-4 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd className="mt-0.5 text-ink wrap-anywhere">{value || <span className="text-muted">—</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

const licenceFactsFragment = graphql`
  fragment OrganizationFactsLicenceFacts_organization on Organization {
    code
    licenseStatus
    expiryDate
    domain
    customDomain
    useSharedDb
  }
`;

interface LicenceFactsProps {
  organization: OrganizationFactsLicenceFacts_organization$key;
  today: string;
}

/** The settings made by the operator of the installation: licence, code and hosts. */
export function LicenceFacts({ organization, today }: LicenceFactsProps) {
  const facts = useFragment(licenceFactsFragment, organization);
  return (
    <Card title="Licence and hosts" description="Managed by your provider">
      <FactList
        facts={[
          [
            "Licence",
            <LicenceBadge
              key="licence"
              status={facts.licenseStatus}
              expiryDate={facts.expiryDate}
              today={today}
            />,
          ],
          ["Expiry date", formatDate(facts.expiryDate)],
          ["Code", facts.code],
          ["Domain", facts.domain],
          ["Custom domain", facts.customDomain],
          ["Database", facts.useSharedDb ? "Shared" : "Own"],
        ]}
      />
    </Card>
  );
}

const fragment = graphql`
  fragment OrganizationFacts_organization on Organization {
    name
    logo
    theme
    email
    phone
    address
    city
    website
    paymentInstructions
    selfRegistration
    disableLogin
    allowedOrigins
    timeZone
  }
`;

const formatYesNo = (value: boolean) => (value ? "Yes" : "No");

/** All settings, read-only. */
export function OrganizationFacts({ organization }: { organization: OrganizationFacts_organization$key }) {
  const known = useFragment(fragment, organization);
  return (
    <div className="grid gap-6">
      <Card title="Appearance">
        <FactList
          facts={[
            [labels.name, known.name],
            [labels.logo, known.logo && <LogoPreview key="logo" src={known.logo} />],
            [labels.theme, known.theme && <Colour key="theme" colour={known.theme} />],
          ]}
        />
      </Card>
      <Card title="Contact">
        <FactList
          facts={[
            [labels.email, known.email],
            [labels.phone, known.phone],
            [labels.website, known.website],
            [labels.paymentInstructions, known.paymentInstructions],
            [labels.address, known.address],
            [labels.city, known.city],
          ]}
        />
      </Card>
      <Card title="Access and time">
        <FactList
          facts={[
            [labels.selfRegistration, formatYesNo(known.selfRegistration)],
            [labels.disableLogin, formatYesNo(known.disableLogin)],
            [labels.allowedOrigins, known.allowedOrigins.replaceAll(",", ", ")],
            [labels.timeZone, known.timeZone],
          ]}
        />
      </Card>
    </div>
  );
}

function Colour({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden className="size-4 rounded-sm border border-line">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {colour}
    </span>
  );
}
