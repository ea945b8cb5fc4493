/** How a resource is previewed. A player is a frame in the shape of a video. */
export type Preview =
  | { readonly kind: "image" | "video" | "audio" | "none" }
  | { readonly kind: "frame" | "player"; readonly address: string };

const videoFile = /\.(mp4|webm|ogv|m4v|mov)$/i;
const audioFile = /\.(mp3|ogg|oga|wav|m4a|aac|flac)$/i;

/** The address at which YouTube lets a video be framed; null for any other page. */
function youtubeFrame({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m)\./, "");
  const id =
    host === "youtu.be"
      ? pathname.slice(1)
      : host === "youtube.com" && pathname === "/watch"
        ? (searchParams.get("v") ?? "")
        : "";
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

const playerPage = /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\//i;

/** How to show what stands at an http or https address, as its type asks. */
export function previewOf(type: string, address: string): Preview {
  const url = new URL(address);
  if (type === "FILE") return { kind: "none" };
  if (type === "IMAGE") return { kind: "image" };
  if (type === "VIDEO" && videoFile.test(url.pathname)) return { kind: "video" };
  if (type === "AUDIO" && audioFile.test(url.pathname)) return { kind: "audio" };
  const player = youtubeFrame(url);
  if (player) return { kind: "player", address: player };
  return { kind: type === "VIDEO" || playerPage.test(address) ? "player" : "frame", address };
}
