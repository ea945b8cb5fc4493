import { webAddress } from "./addresses";
import { type VideoPlayer, videoPlayer } from "./videoPlayers";

/** How a resource is shown. */
export type ResourceMedia =
  | { readonly kind: "image" | "video" | "audio" | "pdf" | "frame" | "card"; readonly address: string }
  | { readonly kind: "player"; readonly address: string; readonly player: VideoPlayer };

/** Returns the address of a resource, on the web or a path on this site; null for any other. */
export const resourceAddress = (url: string): string | null =>
  webAddress(/^\/(?![/\\])/.test(url) ? `${window.location.origin}${url}` : url);

/** Whether this site serves the resource. */
export const isOwnAddress = (address: string): boolean => new URL(address).origin === window.location.origin;

/** Returns the site of an address in short form: 'react.dev'. */
export const siteName = (address: string): string => new URL(address).hostname.replace(/^www\./, "");

const videoFile = /\.(mp4|webm|ogv|m4v|mov)$/i;
const audioFile = /\.(mp3|ogg|oga|wav|m4a|aac|flac|weba|webm)$/i;

/** Returns how to show an http or https address, depending on the resource's type. */
function getMediaKind(type: string, address: string): Exclude<ResourceMedia["kind"], "player"> {
  const { pathname } = new URL(address);
  if (type === "IMAGE") return "image";
  // A page of our own in a frame would act as the reader.
  if (type === "EMBED") return isOwnAddress(address) ? "card" : "frame";
  if (type === "VIDEO") return videoFile.test(pathname) ? "video" : "card";
  if (type === "AUDIO") return audioFile.test(pathname) ? "audio" : "card";
  // Browsers open no PDF in a sandbox, and a page of another site must be sandboxed.
  if (type === "PDF") return isOwnAddress(address) ? "pdf" : "card";
  return "card";
}

const mayPlay = new Set(["EMBED", "VIDEO", "AUDIO"]);

/** Returns how to show a resource; null for an unsafe address. */
export function resourceMedia(type: string, url: string): ResourceMedia | null {
  const address = resourceAddress(url);
  if (address === null) return null;
  const player = mayPlay.has(type) ? videoPlayer(new URL(address)) : null;
  return player ? { kind: "player", address, player } : { kind: getMediaKind(type, address), address };
}

/** Returns the type to show: an embedded page that plays a video counts as a video. */
export const shownType = (type: string, url: string): string =>
  resourceMedia(type, url)?.kind === "player" ? "VIDEO" : type;
