/** A video on a site that forbids framing its pages but offers a player. */
export interface VideoPlayer {
  readonly site: "YouTube" | "Vimeo";
  /** The player's address, with autoplay. */
  readonly address: string;
  /** The address of a still image, where the site has a predictable one. */
  readonly poster: string | null;
}

const videoId = /^[\w-]{6,20}$/;

const youtube = (id: string): VideoPlayer | null =>
  videoId.test(id)
    ? {
        site: "YouTube",
        address: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
        poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      }
    : null;

const vimeo = (id: string): VideoPlayer | null =>
  /^\d+$/.test(id)
    ? { site: "Vimeo", address: `https://player.vimeo.com/video/${id}?autoplay=1`, poster: null }
    : null;

const youtubePaths = ["embed", "shorts", "live"];

/** Returns the player for a video's page; null for any other page. */
export function videoPlayer({ hostname, pathname, searchParams }: URL): VideoPlayer | null {
  const host = hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(first);
  if (host === "vimeo.com") return vimeo(first);
  if (host === "player.vimeo.com") return first === "video" ? vimeo(second) : null;
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  if (first === "watch") return youtube(searchParams.get("v") ?? "");
  return youtubePaths.includes(first) ? youtube(second) : null;
}
