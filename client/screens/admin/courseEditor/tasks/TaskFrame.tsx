import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { webAddress } from "../../../../formats/addresses";
import { frameAddress } from "../../../../formats/frameAddress";

interface Props {
  title: string;
  url: string;
}

const isolated = "allow-scripts allow-forms allow-popups allow-presentation";

// A page of our own origin with scripts and its own origin could step out of its sandbox.
const sandboxOf = (address: string): string =>
  new URL(address).origin === window.location.origin ? isolated : `${isolated} allow-same-origin`;

/** A video or an embedded page, shut in a sandbox, with a way to open it where framing is refused. */
export function TaskFrame({ title, url }: Props) {
  const [loaded, setLoaded] = useState(false);
  const address = frameAddress(url);
  if (!address)
    return <p className="p-5 text-sm break-all text-muted">This address cannot be shown: {url}</p>;
  return (
    <div>
      <div
        aria-busy={!loaded}
        className="relative aspect-video overflow-hidden rounded-lg border border-line bg-sunken"
      >
        {!loaded && (
          <p role="status" className="absolute inset-0 grid place-items-center text-sm text-muted">
            Loading {title}…
          </p>
        )}
        <iframe
          title={title}
          src={address}
          sandbox={sandboxOf(address)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; encrypted-media; picture-in-picture"
          onLoad={() => setLoaded(true)}
          className="relative block size-full"
        />
      </div>
      <p className="mt-2 text-xs text-muted">
        Nothing to see here? Some sites refuse to be shown inside another page.{" "}
        <a
          href={webAddress(url) ?? address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 font-medium text-brand-ink underline"
        >
          Open it in a new tab
          <ExternalLink aria-hidden className="size-3" />
        </a>
      </p>
    </div>
  );
}
