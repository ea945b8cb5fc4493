import { ExternalLink, FileDown, ImageOff } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "../../../ui/buttonClass";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { PreviewFrame } from "./PreviewFrame";
import { type Preview, previewOf } from "./previewOf";

interface Props {
  name: string;
  type: string;
  /** http or https. */
  address: string;
}

/** What a resource shows, as its type asks: a picture, a player, or its page in a sandboxed frame. */
export function ResourcePreview({ name, type, address }: Props) {
  const preview = previewOf(type, address);
  return (
    <section aria-label="Preview">
      <Shown name={name} address={address} preview={preview} />
    </section>
  );
}

function Shown({ name, address, preview }: { name: string; address: string; preview: Preview }) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  if (failed || preview.kind === "none") return <NoPreview address={address} failed={failed} />;
  if (preview.kind === "frame" || preview.kind === "player")
    return <PreviewFrame title={name} address={preview.address} wide={preview.kind === "player"} />;
  if (preview.kind === "image")
    return <img src={address} alt={name} onError={fail} className={`${box} max-h-[70vh] object-contain`} />;
  const Player = preview.kind;
  return (
    <Player
      src={address}
      controls
      preload="metadata"
      aria-label={name}
      onError={fail}
      className={Player === "video" ? `${box} aspect-video` : "w-full max-w-2xl"}
    />
  );
}

const box = "w-full max-w-4xl rounded-lg border border-line bg-sunken";

function NoPreview({ address, failed }: { address: string; failed: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={failed ? <ImageOff /> : <FileDown />}
        title={failed ? "The preview cannot be shown" : "A file has no preview"}
        action={
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "primary" })}
          >
            <ExternalLink aria-hidden className="-ml-0.5 size-4" />
            Open it in a new tab
          </a>
        }
      >
        <span className="break-all">{address}</span>
      </EmptyState>
    </Card>
  );
}
