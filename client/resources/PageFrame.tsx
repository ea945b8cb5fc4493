import { useState } from "react";
import { Skeleton } from "../ui/Skeleton";
import { describeSource, OpenLink } from "./OpenLink";

interface Props {
  title: string;
  type: string;
  /** http or https. */
  address: string;
  /** Pixels. */
  height?: number | undefined;
}

// Only for pages of other sites: one of our own origin with scripts could leave its sandbox.
const foreign = "allow-scripts allow-forms allow-popups allow-presentation allow-same-origin";

/** A page of another site in a sandbox, with a link to it, since sites can forbid framing. */
export function PageFrame({ title, type, address, height = 1000 }: Props) {
  const [loaded, setLoaded] = useState(false);
  // The browser's PDF viewer does not work inside a sandbox.
  const sandbox = type === "PDF" ? undefined : foreign;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm wrap-anywhere text-muted">
          {describeSource(address)}. If nothing appears below, open it in a new tab.
        </p>
        <OpenLink type={type} address={address} />
      </div>
      <div
        aria-busy={!loaded}
        style={{ height }}
        className="relative overflow-hidden rounded-lg border border-line bg-surface"
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
          height={height}
          sandbox={sandbox}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
          className="relative block w-full"
        />
      </div>
    </>
  );
}
