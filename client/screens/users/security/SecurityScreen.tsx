import { ShieldAlert } from "lucide-react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { SecurityScreenQuery } from "~/__generated__/SecurityScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Callout } from "~/ui/Callout";
import { PageHeader } from "~/ui/PageHeader";
import { AuthenticatorApp } from "./AuthenticatorApp";
import { Passkeys } from "./Passkeys";
import { SessionList } from "./SessionList";

const query = graphql`
  query SecurityScreenQuery @preloadable {
    viewer { username name needsSecondFactor ...AuthenticatorApp_user ...Passkeys_owner }
    passkeys { ...Passkeys_passkeys }
    viewerSessions { ...SessionList_sessions }
  }
`;

/** The viewer's ways to sign in, and their sessions. No one sees another's. */
export function SecurityScreen() {
  useScreenTitle("Security");
  const { viewer, passkeys, viewerSessions } = useRouteQuery<SecurityScreenQuery>(query);
  const { username } = useParams();
  if (!viewer || viewer.username !== username?.toLowerCase())
    return <NotFoundState what="Page">Only the owner of an account sees how it signs in.</NotFoundState>;
  return (
    <>
      <PageHeader
        title="Security"
        subtitle="Sign-in and devices"
        breadcrumbs={[
          { label: viewer.name, to: `/users/${encodeURIComponent(username ?? "")}` },
          { label: "Security" },
        ]}
      />
      <div className="grid max-w-3xl gap-6">
        {viewer.needsSecondFactor && (
          <Callout
            label="Second factor"
            tone="warning"
            icon={<ShieldAlert />}
            title="Add a second factor to continue"
          >
            <p className="mt-1">
              Your organization requires one for all staff: a passkey, or a code from an app on your phone in
              addition to your password.
            </p>
          </Callout>
        )}
        <Passkeys passkeys={passkeys} owner={viewer} />
        <AuthenticatorApp user={viewer} />
        <SessionList sessions={viewerSessions} />
      </div>
    </>
  );
}
