import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config";
import { Refusal } from "../refusal";

/** Bytes as the database keeps them. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** Seals values that must be read again but never shown, such as the secret of an authenticator app. */
export interface Secrets {
  /** Whether something can be sealed: there is a key, or one may be made. */
  canSeal: boolean;
  /** Seals a text for a place, such as `totp/12`. Refuses UNAVAILABLE where there is no key. */
  seal(text: string, place: string): Promise<Sealed>;
  /** Opens a value that was sealed for the same place. Throws UnreadableSecret. */
  open(sealed: Sealed, place: string): Promise<string>;
}

/** A secret was sealed with another key or for another place, or was changed since. */
export class UnreadableSecret extends Error {}

/** The key file of an installation without SECRETS_KEY, in its data folder. */
const keyFileName = "secrets.key";

const noKey =
  "This needs a key that the installation does not have. Its operator sets SECRETS_KEY and starts the gateways again.";

const sizes = { key: 32, keyName: 4, nonce: 12, tag: 16 } as const;
const algorithm = "aes-256-gcm";
/** The form of sealed bytes: this byte, the key's name, the nonce, the tag, and the text. */
const form = 1;

/** Tells keys apart without revealing them. */
const nameKey = (key: Buffer): Buffer =>
  createHash("sha256").update("lectern/secrets/").update(key).digest().subarray(0, sizes.keyName);

async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text, "base64");
  if (key.length !== sizes.key) throw new Error(`${path} holds no key of ${sizes.key} bytes`);
  return key;
}

/** Makes the key file, for its owner's eyes only; of two processes that make it at once, one wins. */
async function makeKeyFile(folder: string): Promise<Buffer> {
  const path = join(folder, keyFileName);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${keyFileName}-${randomUUID()}`);
  await writeFile(draft, `${randomBytes(sizes.key).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(draft);
  return (await readKeyFile(path)) ?? Promise.reject(new Error(`${path} has vanished`));
}

function sealWith(key: Buffer, text: string, place: string): Sealed {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.of(form), nameKey(key), nonce, cipher.getAuthTag(), body]));
}

function openWith(key: Buffer, sealed: Sealed, place: string): string {
  const bytes = Buffer.from(sealed);
  const [nonceAt, tagAt] = [1 + sizes.keyName, 1 + sizes.keyName + sizes.nonce];
  if (bytes[0] !== form || bytes.length < tagAt + sizes.tag)
    throw new UnreadableSecret("this is no sealed secret");
  if (!bytes.subarray(1, nonceAt).equals(nameKey(key)))
    throw new UnreadableSecret("the secret was sealed with another key");
  const options = { authTagLength: sizes.tag };
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(nonceAt, tagAt), options)
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(tagAt, tagAt + sizes.tag));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + sizes.tag)), decipher.final()]).toString();
  } catch {
    throw new UnreadableSecret("the secret was changed, or sealed for another place");
  }
}

/**
 * Opens the seal of an installation: with SECRETS_KEY, or with a key file that the first secret makes in the data folder.
 * Gateways on one PostgreSQL may have a folder each, so there the setting is demanded.
 */
export function openSecrets({
  secretsKey,
  databaseUrl,
  dataDir,
}: Pick<Config, "secretsKey" | "databaseUrl" | "dataDir">): Secrets {
  let kept = secretsKey;
  const findKey = async () => {
    if (kept === undefined && databaseUrl === undefined) kept = await readKeyFile(join(dataDir, keyFileName));
    return kept;
  };
  const needKey = async () => {
    kept = await findKey();
    if (kept !== undefined) return kept;
    if (databaseUrl !== undefined) throw new Refusal("UNAVAILABLE", noKey);
    kept = await makeKeyFile(dataDir);
    return kept;
  };
  return {
    canSeal: secretsKey !== undefined || databaseUrl === undefined,
    seal: async (text, place) => sealWith(await needKey(), text, place),
    async open(sealed, place) {
      const key = await findKey();
      if (key === undefined) throw new UnreadableSecret("the key is missing");
      return openWith(key, sealed, place);
    },
  };
}
