import { LogIn } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { providerLimits, providerMessages } from "#gateway/domains/identityProviders/contract";
import { rightNames } from "#gateway/domains/roles/rightsContract";
import type { Providers_providers$key } from "~/__generated__/Providers_providers.graphql";
import { deleteProvider, showProviders, takeProvider } from "~/commands/signInCommands";
import { useMutation } from "~/relay/useMutation";
import type { Account } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { AddProviderDialog, EditProviderDialog } from "./ProviderDialogs";
import { ProviderRow } from "./ProviderRow";
import type { Provider } from "./providerForm";

export const providerTexts = {
  title: "Sign-in providers",
  description:
    "People can sign in with their account at Google, Microsoft or another OpenID Connect provider.",
};

/** A provider can open every account, so only people with every right change one. */
const mayChange = (account: Account | null): boolean =>
  rightNames.every((right) => account?.rights.includes(right));

/** Deletes a provider at once; a refusal brings it back, with the reason. */
function useDeleteProvider() {
  const [commit] = useMutation(deleteProvider);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const remove = ({ id, databaseId: providerId }: Provider) => {
    setFailures(({ [id]: _gone, ...rest }) => rest);
    void commit(
      { providerId },
      {
        optimisticUpdater: (store) => takeProvider(store, id),
        updater: showProviders,
        onFailure: (reason) => setFailures((before) => ({ ...before, [id]: reason })),
      },
    );
  };
  return { failures, remove };
}

interface Dialog {
  act: "edit" | "delete";
  id: string;
}

/** The providers with which people sign in: adding, changing and deleting them. */
export function Providers({ providers: key }: { providers: Providers_providers$key }) {
  const providers = useFragment(
    graphql`
      fragment Providers_providers on IdentityProvider @relay(plural: true) {
        id
        databaseId
        name
        issuer
        clientId
        isSecretSet
        domains
        createsUsers
        role
        callbackPath
        updatedAt
      }
    `,
    key,
  );
  const isChanging = mayChange(useSession().account);
  const { failures, remove } = useDeleteProvider();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Dialog | null>(null);
  const close = () => setAsked(null);
  const meant = providers.find(({ id }) => id === asked?.id);
  const add = isChanging && providers.length < providerLimits.all && (
    <Button size="sm" onClick={() => setAdding(true)}>
      Add a provider
    </Button>
  );
  return (
    <>
      <Card flush {...providerTexts} actions={providers.length > 0 && add}>
        {providers.length > 0 ? (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {providers.map((provider) => (
              <ProviderRow
                key={provider.id}
                provider={provider}
                failure={failures[provider.id]}
                acts={
                  isChanging
                    ? {
                        edit: () => setAsked({ act: "edit", id: provider.id }),
                        remove: () => setAsked({ act: "delete", id: provider.id }),
                      }
                    : null
                }
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon={<LogIn />} title="No sign-in providers yet" action={add}>
            Add your institute’s provider, and its people need no password here.
          </EmptyState>
        )}
        {!isChanging && <p className="px-5 pb-4 text-sm text-muted">{providerMessages.everyRightNeeded}</p>}
      </Card>
      {isAdding && <AddProviderDialog onClose={() => setAdding(false)} />}
      {meant && asked?.act === "edit" && <EditProviderDialog provider={meant} onClose={close} />}
      <ConfirmDialog
        open={meant !== undefined && asked?.act === "delete"}
        title="Delete this provider?"
        subject={meant?.name}
        message="No one can sign in with it any more. Accounts stay; people without a password can set one by ‘Forgot password?’."
        confirmLabel="Delete"
        onConfirm={() => {
          if (meant) remove(meant);
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
