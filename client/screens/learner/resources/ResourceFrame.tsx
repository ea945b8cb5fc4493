import { useState } from "react";
import { Skeleton } from "../../../ui/Skeleton";

interface Props {
  title: string;
  /** http or https. */
  address: string;
}

const foreign = "allow-scripts allow-forms allow-popups allow-presentation allow-same-origin";
// A page of our own origin with scripts could step out of its sandbox.
const own = "allow-scripts allow-forms allow-popups allow-presentation";

const sandboxOf = (address: string): string =>
  new URL(address).origin === window.location.origin ? own : foreign;

/** A page of another site, shut in a sandbox. It may stay blank: sites can refuse to be framed. */
export function ResourceFrame({ title, address }: Props) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <p className="mb-3 text-xs text-muted">
        Nothing to see here? Some sites refuse to be shown inside another page. Open it in a new tab instead.
      </p>
      <div
        aria-busy={!loaded}
        className="relative h-[1000px] overflow-hidden rounded-lg border border-line bg-surface"
      >
        {!loaded && (
          <div className="absolute inset-0 p-5">
            <span role="status" className="text-sm text-muted">
              Loading the resource…
            </span>
            <Skeleton className="mt-4 h-64" />
          </div>
        )}
        <iframe
          title={title}
          src={address}
          height={1000}
          sandbox={sandboxOf(address)}
          loading="lazy"
          referrerPolicy="no-referrer"
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
          className="relative block w-full"
        />
      </div>
    </>
  );
}
