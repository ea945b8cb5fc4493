import { CircleAlert, CircleCheck, PlugZap } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { providerMessages } from "#gateway/domains/identityProviders/contract";
import type { IssuerTestQuery } from "~/__generated__/IssuerTestQuery.graphql";
import { quietRequest } from "~/relay/network";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";

const query = graphql`
  query IssuerTestQuery($issuer: String!) {
    issuerCheck(issuer: $issuer) {
      isReached
      message
    }
  }
`;

interface Tested {
  /** The address that was tested: another one has not been. */
  issuer: string;
  isReached: boolean;
  message: string;
}

/** Tests whether a provider responds at an address, before it is saved. */
export function IssuerTest({ issuer }: { issuer: string }) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested | null>(null);
  const test = async () => {
    setBusy(true);
    const asked = fetchQuery<IssuerTestQuery>(
      environment,
      query,
      { issuer: issuer.trim() },
      { networkCacheConfig: { ...quietRequest, force: true } },
    ).toPromise();
    const checked = await asked.then(
      (data) => data?.issuerCheck,
      () => undefined,
    );
    setTested({ issuer, ...(checked ?? { isReached: false, message: providerMessages.testFailed }) });
    setBusy(false);
  };
  const result = tested?.issuer === issuer ? tested : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        size="sm"
        icon={<PlugZap />}
        busy={busy}
        disabled={issuer.trim() === ""}
        onClick={() => void test()}
      >
        Test connection
      </Button>
      <p
        role="status"
        className={classNames(
          "flex min-w-0 items-center gap-1.5 text-xs font-medium",
          result?.isReached ? "text-success-ink" : "text-danger-ink",
        )}
      >
        {result && (
          <>
            {result.isReached ? (
              <CircleCheck aria-hidden className="size-3.5 shrink-0" />
            ) : (
              <CircleAlert aria-hidden className="size-3.5 shrink-0" />
            )}
            <span>{result.message}</span>
          </>
        )}
      </p>
    </div>
  );
}
