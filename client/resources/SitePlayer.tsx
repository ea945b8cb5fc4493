import { Play } from "lucide-react";
import { useState } from "react";
import type { VideoPlayer } from "../formats/videoPlayers";
import { ResourceCardView } from "./ResourceCardView";

interface Props {
  name: string;
  /** The address of the video's page. */
  address: string;
  player: VideoPlayer;
}

// YouTube only plays on pages that send a referrer.
const referrer = "strict-origin-when-cross-origin";
const allowed =
  "accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture";
const sandbox = "allow-scripts allow-same-origin allow-popups allow-presentation allow-forms";

/** A video of YouTube or Vimeo. The site's player loads when the person presses play. */
export function SitePlayer({ name, address, player }: Props) {
  const [playing, setPlaying] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  if (unreachable)
    return (
      <ResourceCardView type="VIDEO" name={name} address={address}>
        {player.site} can't be reached right now. Check your connection, or open the video there.
      </ResourceCardView>
    );
  return (
    <div className="relative aspect-video max-w-4xl overflow-hidden rounded-lg border border-line bg-sunken">
      {playing ? (
        <iframe
          title={name}
          src={player.address}
          sandbox={sandbox}
          loading="lazy"
          referrerPolicy={referrer}
          allow={allowed}
          allowFullScreen
          className="block size-full"
        />
      ) : (
        <Poster
          name={name}
          player={player}
          onPlay={() => setPlaying(true)}
          onFail={() => setUnreachable(true)}
        />
      )}
    </div>
  );
}

interface PosterProps {
  name: string;
  player: VideoPlayer;
  onPlay: () => void;
  /** Shown if the site did not even send a still image: its player would not load either. */
  onFail: () => void;
}

function Poster({ name, player: { site, poster }, onPlay, onFail }: PosterProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      aria-label={`Play ${name} on ${site}`}
      className="group absolute inset-0 grid size-full place-items-center -outline-offset-4!"
    >
      {poster && (
        <img
          src={poster}
          alt=""
          referrerPolicy={referrer}
          onError={onFail}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="relative grid place-items-center gap-3">
        <span className="rounded-full bg-brand p-4 text-on-brand shadow-lift transition-transform group-hover:scale-105">
          <Play aria-hidden className="size-7" />
        </span>
        <span className="rounded-md bg-surface px-2.5 py-1 text-sm font-medium text-ink">
          Watch on {site}
        </span>
      </span>
    </button>
  );
}
