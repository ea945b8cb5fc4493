import { Activity } from "lucide-react";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { OrganizationScreenQuery } from "~/__generated__/OrganizationScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { LicenceBadge } from "./LicenceBadge";
import { LicenceFacts } from "./LicenceFacts";
import { OrganizationFacts } from "./OrganizationFacts";
import { OrganizationForm } from "./OrganizationForm";
import { SettingsTabs } from "./SettingsTabs";

const query = graphql`
  query OrganizationScreenQuery($organizationId: Int!) @preloadable {
    today
    organization(databaseId: $organizationId) {
      name
      code
      canUpdate
      canSeeSystem
      licenseStatus
      expiryDate
      ...LicenceFacts_organization
      ...OrganizationFacts_organization
      ...OrganizationForm_organization
    }
  }
`;

type Organization = NonNullable<OrganizationScreenQuery["response"]["organization"]>;

/** Reads the settings again when they were changed elsewhere. */
function useNewest() {
  const { settings } = useSession();
  const { revalidate } = useRevalidator();
  const before = useRef(settings);
  useEffect(() => {
    if (before.current !== settings) void revalidate();
    before.current = settings;
  }, [settings, revalidate]);
}

/** The settings of the organization: an ADMIN changes them here, other staff read them. */
export function OrganizationScreen() {
  const { today, organization } = useRouteQuery<OrganizationScreenQuery>(query);
  useScreenTitle(organization ? "Settings" : null);
  useNewest();
  return organization ? <Known organization={organization} today={today} /> : <Unknown />;
}

function Known({ organization, today }: { organization: Organization; today: string }) {
  const { canUpdate, canSeeSystem, name, code, licenseStatus, expiryDate } = organization;
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          canSeeSystem && (
            <ButtonLink icon={<Activity />} to="/admin/system">
              System
            </ButtonLink>
          )
        }
        status={<LicenceBadge status={licenseStatus} expiryDate={expiryDate} today={today} />}
        subtitle={canUpdate ? `${name} (${code})` : `${name} (${code}). An ADMIN can change these settings.`}
      />
      <SettingsTabs />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        {canUpdate ? (
          <OrganizationForm organization={organization} />
        ) : (
          <OrganizationFacts organization={organization} />
        )}
        <LicenceFacts organization={organization} today={today} />
      </div>
    </>
  );
}

function Unknown() {
  return (
    <NotFoundState
      what="Organization"
      actions={
        <ButtonLink variant="primary" to="/admin/organizations">
          Your organization
        </ButtonLink>
      }
    >
      There is no organization at this address that you may see.
    </NotFoundState>
  );
}
