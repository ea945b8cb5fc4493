import { Activity, ChartNoAxesColumn, Cog, KeyRound, ShieldCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { OrganizationScreenQuery } from "~/__generated__/OrganizationScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { NotFound } from "~/screens/admin/NotFound";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { FieldGridSkeleton } from "~/ui/FieldsSkeleton";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { LicenceBadge, LicenceFacts, OrganizationFacts } from "./OrganizationFacts";
import { OrganizationForm } from "./OrganizationForm";
import { SettingsTabs } from "./SettingsTabs";

const query = graphql`
  query OrganizationScreenQuery($organizationId: Int!) @preloadable {
    today
    organization(databaseId: $organizationId) {
      name
      code
      databaseId
      canUpdate
      canSeeSystem
      licenseStatus
      expiryDate
      ...OrganizationFactsLicenceFacts_organization
      ...OrganizationFacts_organization
      ...OrganizationForm_organization
    }
  }
`;

type Organization = NonNullable<OrganizationScreenQuery["response"]["organization"]>;

/** Refetches the settings when they were changed elsewhere. */
function useNewest() {
  const { settings } = useSession();
  const { revalidate } = useRevalidator();
  const before = useRef(settings);
  useEffect(() => {
    if (before.current !== settings) void revalidate();
    before.current = settings;
  }, [settings, revalidate]);
}

/** The organization's settings: an ADMIN edits them, other staff read them. */
export function OrganizationScreen() {
  const { today, organization } = useRouteQuery<OrganizationScreenQuery>(query);
  useScreenTitle(organization ? "Settings" : null);
  useNewest();
  return organization ? (
    <Known organization={organization} today={today} />
  ) : (
    <NotFound kind="organization" />
  );
}

function Known({ organization, today }: { organization: Organization; today: string }) {
  const { canUpdate, canSeeSystem, name, code, licenseStatus, expiryDate } = organization;
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          <>
            {canUpdate && <HistoryLink address={`/admin/organizations/${organization.databaseId}`} />}
            <ButtonLink icon={<ShieldCheck />} to="/admin/roles">
              Roles
            </ButtonLink>
            <ButtonLink icon={<KeyRound />} to="/admin/sign-in">
              Sign-in
            </ButtonLink>
            <ButtonLink icon={<ChartNoAxesColumn />} to="/admin/generation">
              AI usage
            </ButtonLink>
            <ButtonLink icon={<Cog />} to="/admin/jobs">
              Jobs
            </ButtonLink>
            {canSeeSystem && (
              <ButtonLink icon={<Activity />} to="/admin/system">
                System
              </ButtonLink>
            )}
          </>
        }
        status={<LicenceBadge status={licenseStatus} expiryDate={expiryDate} today={today} />}
        subtitle={
          canUpdate ? `${name} (${code})` : `${name} (${code}). Only an ADMIN can change these settings.`
        }
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

/** Placeholder for the settings while they load. */
export function OrganizationSkeleton() {
  return (
    <Loading label="Loading the settings">
      <PageHeader title="Settings" subtitle={<Skeleton className="h-4 w-56" />} />
      <SettingsTabs />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-6">
          {["Appearance", "Contact", "Access and time"].map((title) => (
            <Card key={title} title={title}>
              <FieldGridSkeleton fields={4} />
            </Card>
          ))}
        </div>
        <Card title="Licence and hosts">
          <Skeleton className="h-56" />
        </Card>
      </div>
    </Loading>
  );
}
