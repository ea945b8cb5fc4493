import { LogIn, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ROOT_ID } from "relay-runtime";
import { providerLimits, providerMessages } from "#gateway/domains/identityProviders/contract";
import { rightNames } from "#gateway/domains/rightsContract";
import type { Providers_providers$key } from "~/__generated__/Providers_providers.graphql";
import { deleteProvider, showProviders } from "~/commands/signInCommands";
import { takeRow } from "~/lists/removeRow";
import { useRowFailures } from "~/lists/rowFailures";
import { useMutation } from "~/relay/useMutation";
import type { Account } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { CopyButton } from "~/ui/CopyButton";
import { EmptyState } from "~/ui/EmptyState";
import { FactCells } from "~/ui/Facts";
import { IconButton } from "~/ui/IconButton";
import { AddProviderDialog, EditProviderDialog } from "./ProviderDialogs";
import { type Provider, roleName } from "./ProviderFields";

interface RowProps {
  provider: Provider;
  /** Why it could not be deleted. */
  failure: string | undefined;
  /** The actions of its buttons; null where the viewer may only read. */
  acts: { edit: () => void; remove: () => void } | null;
}

const describeAccounts = ({ createsUsers, role }: Provider): string =>
  createsUsers ? `Created at the first sign-in, as ${roleName(role)}` : "Only people who have an account";

/** A sign-in provider: what it is set to, and the address to give to it. */
function ProviderRow({ provider, failure, acts }: RowProps) {
  const { name, issuer, clientId, isSecretSet, domains, callbackPath } = provider;
  const address = new URL(callbackPath, window.location.origin).href;
  return (
    <li className="grid gap-3 px-5 py-4 text-sm">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-medium wrap-anywhere">{name}</h3>
        {acts && (
          <div className="flex gap-1">
            <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={acts.edit} />
            <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={acts.remove} />
          </div>
        )}
      </div>
      {failure && (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {failure}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-0.5 max-sm:[&_dd]:mb-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline sm:gap-y-2">
        <FactCells label="Issuer">{issuer}</FactCells>
        <FactCells label="Client id">{clientId}</FactCells>
        <FactCells label="Client secret">{isSecretSet ? "Set" : "None"}</FactCells>
        <FactCells label="Mail domains">{domains || "All"}</FactCells>
        <FactCells label="Accounts">{describeAccounts(provider)}</FactCells>
        <FactCells label="Redirect address">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <code className="wrap-anywhere">{address}</code>
            <CopyButton size="sm" text={address} copied="Redirect address copied" noun="address">
              Copy<span className="sr-only"> the redirect address of {name}</span>
            </CopyButton>
          </span>
        </FactCells>
      </dl>
    </li>
  );
}

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
  const { failures, fail, clear } = useRowFailures();
  const remove = ({ id, databaseId: providerId }: Provider) => {
    clear(id);
    void commit(
      { providerId },
      {
        optimisticUpdater: (store) =>
          takeRow(store, { listId: ROOT_ID, field: "identityProviders", nodeId: id }),
        updater: showProviders,
        onFailure: (reason) => fail(id, reason),
      },
    );
  };
  return { failures, remove };
}

interface Dialog {
  act: "edit" | "delete";
  id: string;
}

const fragment = graphql`
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
`;

/** The providers with which people sign in: adding, changing and deleting them. */
export function Providers({ providers: key }: { providers: Providers_providers$key }) {
  const providers = useFragment(fragment, key);
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
            Add your institute’s provider, so that people don't need a password here.
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
