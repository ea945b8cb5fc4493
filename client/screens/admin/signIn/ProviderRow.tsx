import { Copy, Pencil, Trash2 } from "lucide-react";
import { Button } from "~/ui/Button";
import { copyText } from "~/ui/copyText";
import { FactCells } from "~/ui/Facts";
import { IconButton } from "~/ui/IconButton";
import { showToast } from "~/ui/toasts";
import { type Provider, roleName } from "./providerForm";

async function copyAddress(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? { tone: "success", message: "Redirect address copied" }
      : { tone: "danger", message: "Unable to copy. Select the address and copy it." },
  );
}

interface Props {
  provider: Provider;
  /** Why it could not be deleted. */
  failure: string | undefined;
  /** What its buttons do; null where the viewer may only read. */
  acts: { edit: () => void; remove: () => void } | null;
}

const describeAccounts = ({ createsUsers, role }: Provider): string =>
  createsUsers ? `Created at the first sign-in, as ${roleName(role)}` : "Only people who have an account";

/** A sign-in provider: what it is set to, and the address to give to it. */
export function ProviderRow({ provider, failure, acts }: Props) {
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
            <Button size="sm" icon={<Copy />} onClick={() => void copyAddress(address)}>
              Copy<span className="sr-only"> the redirect address of {name}</span>
            </Button>
          </span>
        </FactCells>
      </dl>
    </li>
  );
}
