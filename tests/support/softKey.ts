import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** The head of a CBOR item: its major type and a length or number below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 255);
}

const ofNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const ofBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const ofText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const ofMap = (...entries: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Asked {
  challenge: string;
  origin: string;
  /** The host that the browser is at; that of the origin when left out. */
  rpId?: string;
  /** Whether the owner was checked. */
  isVerified?: boolean;
}

/** An authenticator in software: it makes one key and signs with it, as a browser would have it do. */
export function createSoftKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const coordinate = (text = "") => ofBytes(Buffer.from(text, "base64url"));
  const cose = ofMap(
    [ofNumber(1), ofNumber(2)],
    [ofNumber(3), ofNumber(-7)],
    [ofNumber(-1), ofNumber(1)],
    [ofNumber(-2), coordinate(jwk.x)],
    [ofNumber(-3), coordinate(jwk.y)],
  );
  let counter = 0;
  const dataOf = ({ origin, rpId, isVerified = true }: Asked, attested?: Buffer) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    const host = sha256(rpId ?? new URL(origin).hostname);
    return Buffer.concat([host, Buffer.of(flags), counted, attested ?? Buffer.alloc(0)]);
  };
  const clientOf = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const whole = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });
  return {
    /** The browser's message about a new key. */
    make(asked: Asked): string {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
      const object = ofMap(
        [ofText("fmt"), ofText("none")],
        [ofText("attStmt"), ofMap()],
        [ofText("authData"), ofBytes(dataOf(asked, attested))],
      );
      const clientDataJSON = base64url(clientOf("webauthn.create", asked));
      return whole({ clientDataJSON, attestationObject: base64url(object), transports: ["internal"] });
    },
    /** The browser's message of a sign-in; each counts one up. */
    sign(asked: Asked): string {
      counter += 1;
      const data = dataOf(asked);
      const client = clientOf("webauthn.get", asked);
      const signature = base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey));
      return whole({ clientDataJSON: base64url(client), authenticatorData: base64url(data), signature });
    },
    /** A copy of the key would count from here. */
    turnBack() {
      counter = 0;
    },
  };
}
