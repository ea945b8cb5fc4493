import { useState } from "react";
import { classNames } from "../../../ui/classNames";
import { Skeleton } from "../../../ui/Skeleton";

interface Props {
  title: string;
  /** http or https. */
  address: string;
  /** In the shape of a video rather than of a page. */
  wide: boolean;
}

const foreign = "allow-scripts allow-forms allow-popups allow-presentation allow-same-origin";
// A page of our own origin with scripts could step out of its sandbox.
const own = "allow-scripts allow-forms allow-popups allow-presentation";

const sandboxOf = (address: string): string =>
  new URL(address).origin === window.location.origin ? own : foreign;

/** A page of another site, shut in a sandbox. It may stay blank: sites can refuse to be framed. */
export function PreviewFrame({ title, address, wide }: Props) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <p className="mb-3 text-xs text-muted">
        Nothing to see here? Some sites refuse to be shown inside another page. Open it in a new tab instead.
      </p>
      <div
        aria-busy={!loaded}
        className={classNames(
          "relative overflow-hidden rounded-lg border border-line bg-surface",
          wide ? "aspect-video max-w-4xl" : "h-[70vh] min-h-96",
        )}
      >
        {!loaded && <Skeleton className="absolute inset-5" />}
        <iframe
          title={title}
          src={address}
          sandbox={sandboxOf(address)}
          loading="lazy"
          referrerPolicy="no-referrer"
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
          className="relative block size-full"
        />
      </div>
    </>
  );
}
