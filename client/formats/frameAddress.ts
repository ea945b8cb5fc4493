import { webAddress } from "./addresses";

const videoId = /^[\w-]{6,20}$/;

/** The page of a video that may be framed, for the sites whose own pages refuse to be. */
function playerOf({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  if (host === "youtu.be" && videoId.test(first)) return `https://www.youtube-nocookie.com/embed/${first}`;
  if (host === "vimeo.com" && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`;
  if (host !== "youtube.com") return null;
  const id = first === "watch" ? (searchParams.get("v") ?? "") : first === "shorts" ? second : "";
  return videoId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** The address to frame for a resource; null for what is neither http nor https. */
export function frameAddress(url: string): string | null {
  const address = webAddress(url);
  return address && (playerOf(new URL(address)) ?? address);
}
