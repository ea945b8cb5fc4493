import sharp from "sharp";
import type { Caller } from "./caller";

export interface Uploaded {
  id: number;
  name: string;
  mime: string;
  bytes: number;
  url: string;
}

interface Given {
  name: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Uploads bytes as one file, as the documented call does; returns the response. */
export function sendFile(
  origin: string,
  { token }: Pick<Caller, "token">,
  body: Buffer | string,
  { name, type = "application/octet-stream", headers = {} }: Given,
): Promise<Response> {
  return fetch(`${origin}/files`, {
    method: "POST",
    headers: {
      "Content-Type": type,
      "X-File-Name": encodeURIComponent(name),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
}

/** Uploads bytes that are accepted. */
export async function uploadFile(
  origin: string,
  caller: Pick<Caller, "token">,
  body: Buffer | string,
  given: Given,
): Promise<Uploaded> {
  const response = await sendFile(origin, caller, body, given);
  if (response.status !== 201) throw new Error(`${given.name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Uploaded;
}

/** Asks for a file as a caller. */
export const getFile = (
  origin: string,
  { token }: Pick<Caller, "token">,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(origin + url, { headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } });

/** A picture of one colour. */
export const makePicture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#3366cc" } });
