import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The requests that a push service received. */
export interface Taken {
  path: string;
  authorization: string;
  body: Buffer;
}

/** A browser's push service: it takes messages, and says what the test wants. */
export async function openPushService() {
  const taken: Taken[] = [];
  const reply = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { authorization = "" } = request.headers;
      taken.push({ path: request.url ?? "", authorization, body: Buffer.concat(chunks) });
      response.writeHead(reply.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A browser, which alone can open what is sealed for it. */
  function openBrowser() {
    const curve = createECDH("prime256v1");
    const p256dh = curve.generateKeys("base64url");
    const auth = randomBytes(16);
    const input = {
      endpoint: `${origin}/${randomBytes(6).toString("hex")}`,
      p256dh,
      auth: auth.toString("base64url"),
    };
    /** Opens a message as RFC 8291 has it. */
    const open = (body: Buffer) => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      const sealed = body.subarray(21 + sender.length);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    };
    return { input, open, path: new URL(input.endpoint).pathname };
  }

  return { taken, reply, origin, openBrowser, close: () => server.close() };
}
