import type { Caller } from "./caller";

type Token = Pick<Caller, "token">;

const send = (
  url: string,
  { token }: Token,
  method: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
) =>
  fetch(url, {
    method,
    headers: { "Tus-Resumable": "1.0.0", ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });

const encode = (text: string) => Buffer.from(text).toString("base64");

/** Uploads in parts at a gateway, by a caller unless another is named. */
export function openTus(ofGateway: string, usual: Token) {
  return {
    send,
    async begin(size: number, name = "large.bin", by: Token = usual, origin = ofGateway) {
      const metadata = `filename ${encode(name)},filetype ${encode("application/octet-stream")}`;
      const headers = { "Upload-Length": String(size), "Upload-Metadata": metadata };
      const response = await send(`${origin}/files/uploads`, by, "POST", { headers });
      return { response, address: response.headers.get("location") ?? "" };
    },
    append(address: string, offset: number, body: Buffer, by: Token = usual, origin = ofGateway) {
      const headers = { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" };
      return send(origin + address, by, "PATCH", { headers, body });
    },
    async offsetOf(address: string, origin = ofGateway) {
      const response = await send(origin + address, usual, "HEAD");
      return Number(response.headers.get("upload-offset"));
    },
  };
}
