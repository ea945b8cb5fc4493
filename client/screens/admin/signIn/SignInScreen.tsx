import { graphql } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
import type { SignInScreenQuery } from "~/__generated__/SignInScreenQuery.graphql";
import type { signInCommandsDemandMutation$data } from "~/__generated__/signInCommandsDemandMutation.graphql";
import { demandSecondFactor } from "~/commands/signInCommands";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { Switch } from "~/ui/Switch";
import { Providers, providerTexts } from "./providers/Providers";

const query = graphql`
  query SignInScreenQuery @preloadable {
    settings { tenantId staffSecondFactor }
    identityProviders { ...Providers_providers }
  }
`;

const breadcrumbs = [{ label: "Settings", to: "/admin/organizations" }, { label: "Sign-in" }];

const texts = { title: "Sign-in", subtitle: "How people sign in to your organization.", breadcrumbs };

const factorTexts = {
  title: "Second factor",
  description: "A code from an authenticator app in addition to the password, or a passkey.",
};

/** How people sign in to the organization. */
export function SignInScreen() {
  useScreenTitle("Sign-in");
  const { settings, identityProviders } = useRouteQuery<SignInScreenQuery>(query);
  const [demand, busy] = useMutation(demandSecondFactor);
  const change = (isDemanded: boolean) => {
    const show = (store: RecordSourceProxy) => {
      store.getRoot().getLinkedRecord("settings")?.setValue(isDemanded, "staffSecondFactor");
    };
    const updater = (
      store: RecordSourceProxy,
      response: signInCommandsDemandMutation$data | null | undefined,
    ) => {
      if (response?.result.payload) show(store);
    };
    void demand({ isDemanded }, { optimisticUpdater: show, updater });
  };
  return (
    <>
      <PageHeader {...texts} />
      <div className="grid max-w-3xl gap-6">
        <Card {...factorTexts}>
          <Switch
            label="Staff need a second factor"
            hint="Staff without one must add one before they can continue."
            value={settings.staffSecondFactor}
            disabled={busy}
            onChange={change}
          />
        </Card>
        <Providers providers={identityProviders} />
      </div>
    </>
  );
}

/** Placeholder for the screen while it loads. */
export function SignInSkeleton() {
  return (
    <Loading label="Loading the sign-in settings">
      <PageHeader {...texts} />
      <div className="grid max-w-3xl gap-6">
        <Card {...factorTexts}>
          <Skeleton className="h-9 w-64" />
        </Card>
        <Card {...providerTexts}>
          <Skeleton className="h-40" />
        </Card>
      </div>
    </Loading>
  );
}
