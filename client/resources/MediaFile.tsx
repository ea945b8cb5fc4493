import { useRef, useState } from "react";
import { playbackSpeeds } from "#gateway/domains/lessons/readerContract";
import { isUploaded } from "../formats/fileAddresses";
import { isOwnAddress } from "../formats/resourceMedia";
import { Select } from "../ui/Select";
import { ResourceCardView } from "./ResourceCardView";

interface Props {
  kind: "video" | "audio";
  name: string;
  /** http or https. */
  address: string;
  /** The address of the video's captions; a video of this site has them beside it, when left out. */
  captions?: string | null | undefined;
  /** Follows the player from when it is there; returns what ends that. */
  follow?: ((player: HTMLMediaElement) => () => void) | undefined;
}

const speeds = playbackSpeeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** A recording in the browser's player, with a choice of speed. Videos of this site have captions beside them. */
export function MediaFile({ kind: Player, name, address, captions, follow }: Props) {
  const [failed, setFailed] = useState(false);
  const [speed, setSpeed] = useState("1");
  const player = useRef<HTMLMediaElement>(null);
  if (failed)
    return (
      <ResourceCardView type={Player === "video" ? "VIDEO" : "AUDIO"} name={name} address={address}>
        This recording couldn't be played here.
      </ResourceCardView>
    );
  const choose = (chosen: string) => {
    setSpeed(chosen);
    if (player.current) player.current.playbackRate = Number(chosen);
  };
  return (
    <div className="max-w-4xl">
      <Player
        ref={(element: HTMLMediaElement | null) => {
          player.current = element;
          return element ? follow?.(element) : undefined;
        }}
        src={address}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => setFailed(true)}
        className={
          Player === "video" ? "aspect-video w-full rounded-lg border border-line bg-letterbox" : "w-full"
        }
      >
        {Player === "video" && <Captions address={captions ?? getCaptionsAddress(address, captions)} />}
      </Player>
      <Select
        label="Speed"
        value={speed}
        onChange={choose}
        options={speeds}
        placeholder={null}
        className="mt-3 w-28"
      />
    </div>
  );
}

function Captions({ address }: { address: string | null }) {
  return address === null ? null : <track kind="captions" srcLang="en" label="English" src={address} />;
}

/** Captions beside a video that ships with this site, unless it is known to have none. */
function getCaptionsAddress(address: string, known: string | null | undefined): string | null {
  if (known === null || !isOwnAddress(address) || isUploaded(new URL(address).pathname)) return null;
  return address.replace(/\.\w+$/, ".vtt");
}
