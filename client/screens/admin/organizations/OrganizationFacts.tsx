import { graphql, useFragment } from "react-relay";
import { organizationLabels as labels } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationFacts_organization$key } from "~/__generated__/OrganizationFacts_organization.graphql";
import { Card } from "~/ui/Card";
import { FactList } from "./FactList";
import { LogoPreview } from "./LogoPreview";

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
    selfRegistration
    disableLogin
    allowedOrigins
    timeZone
  }
`;

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

/** All settings, to read. */
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
            [labels.address, known.address],
            [labels.city, known.city],
          ]}
        />
      </Card>
      <Card title="Access and time">
        <FactList
          facts={[
            [labels.selfRegistration, yesOrNo(known.selfRegistration)],
            [labels.disableLogin, yesOrNo(known.disableLogin)],
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
