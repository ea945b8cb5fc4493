import { connect } from "node:net";

/** Sends the very text of a request and returns the very text of the response; the connection must be closed by it. */
export function rawRequest(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(Buffer.concat(chunks).toString("utf8")));
    socket.write(text.replaceAll("\n", "\r\n"));
  });
}
