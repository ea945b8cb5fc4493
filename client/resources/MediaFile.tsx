import { useRef, useState } from "react";
import { isOwnAddress } from "../formats/resourceMedia";
import { Select } from "../ui/Select";
import { ResourceCardView } from "./ResourceCardView";

interface Props {
  kind: "video" | "audio";
  name: string;
  /** http or https. */
  address: string;
}

const speeds = [0.75, 1, 1.25, 1.5, 2].map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** A recording in the browser's player, with a choice of speed. Videos of this site have captions beside them. */
export function MediaFile({ kind: Player, name, address }: Props) {
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
        ref={(element) => {
          player.current = element;
        }}
        src={address}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => setFailed(true)}
        className={
          Player === "video" ? "aspect-video w-full rounded-lg border border-line bg-black" : "w-full"
        }
      >
        {Player === "video" && isOwnAddress(address) && (
          <track kind="captions" srcLang="en" label="English" src={getCaptionsAddress(address)} />
        )}
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

const getCaptionsAddress = (address: string): string => address.replace(/\.\w+$/, ".vtt");
