import { graphql, useFragment } from "react-relay";
import type { LicenceFacts_organization$key } from "~/__generated__/LicenceFacts_organization.graphql";
import { formatDate } from "~/formats/dates";
import { Card } from "~/ui/Card";
import { FactList } from "./FactList";
import { LicenceBadge } from "./LicenceBadge";

const fragment = graphql`
  fragment LicenceFacts_organization on Organization {
    code
    licenseStatus
    expiryDate
    domain
    customDomain
    useSharedDb
  }
`;

interface Props {
  organization: LicenceFacts_organization$key;
  today: string;
}

/** What whoever runs the installation has given the organization: its licence, its code and its hosts. */
export function LicenceFacts({ organization, today }: Props) {
  const facts = useFragment(fragment, organization);
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
