import { Download, ExternalLink } from "lucide-react";
import { isOwnAddress, siteName } from "../formats/resourceMedia";
import { videoPlayer } from "../formats/videoPlayers";
import { buttonClass } from "../ui/buttonClass";

interface Props {
  type: string;
  /** http or https. */
  address: string;
  primary?: boolean;
}

/** Opens a resource in a new tab, or downloads a file of this site. */
export function OpenLink({ type, address, primary = false }: Props) {
  const look = buttonClass({ variant: primary ? "primary" : "secondary" });
  if (type === "FILE" && isOwnAddress(address))
    return (
      <a href={address} download className={look}>
        <Download aria-hidden className="-ml-0.5 size-4" />
        Download
      </a>
    );
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      <ExternalLink aria-hidden className="-ml-0.5 size-4" />
      Open in a new tab
    </a>
  );
}

/** The source of a resource: its site, or the institute. */
export function describeSource(address: string): string {
  if (isOwnAddress(address)) return "Uploaded file";
  return videoPlayer(new URL(address))?.site ?? siteName(address);
}
