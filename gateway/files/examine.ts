import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parseFile } from "music-metadata";
import { type FileKind, fileMessages, findKind } from "../domains/files/contract";
import { Refusal } from "../refusal";
import { findType } from "./findType";
import { describeType, extensionIn, fitsDeclared, fitsExtension } from "./knownTypes";
import { preparePicture } from "./pictures";
import { stripTiff } from "./tiff";

/** The facts found in a file's bytes. */
export interface Examined {
  mime: string;
  kind: FileKind;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

/** A caller's description of a file. */
export interface Declared {
  name: string;
  /** The media type; empty when none was given. */
  type: string;
  /** The owner of its turn in the queue of pictures. */
  owner: string;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

function refuseMismatch(found: string, { name, type }: Omit<Declared, "owner">): void {
  const extension = extensionIn(name);
  const described = describeType(found);
  if (!fitsExtension(found, extension))
    throw new Refusal("INVALID", fileMessages.mismatch(`a file of the kind .${extension}`, described));
  const declared = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!fitsDeclared(found, declared))
    throw new Refusal("INVALID", fileMessages.mismatch(describeType(declared), described));
}

/** The length of a video or a recording; null where it does not tell. */
async function readSeconds(path: string, mimeType: string): Promise<number | null> {
  const parsed = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined);
  const seconds = parsed?.format.duration;
  const isLength = seconds !== undefined && Number.isFinite(seconds) && seconds > 0;
  return isLength && /^(video|audio)\//.test(mimeType) ? Math.round(seconds * 1_000) / 1_000 : null;
}

/** Keeps where a picture was taken out of the files that only download. */
async function protectPlace(path: string, mime: string): Promise<void> {
  if (/^image\/hei[cf]/.test(mime)) throw new Refusal("INVALID", fileMessages.heic);
  if (mime !== "image/tiff") return;
  await stripTiff(path).catch(() => {
    throw new Refusal("INVALID", fileMessages.damaged(describeType(mime)));
  });
}

/**
 * Finds the kind of a local file from its bytes. A picture with metadata is replaced by one without. Refuses
 * INVALID for a file that is not as declared.
 */
export async function examineFile(path: string, declared: Declared): Promise<Examined> {
  if ((await stat(path)).size === 0) throw new Refusal("INVALID", fileMessages.empty);
  const mime = await findType(path, declared.name);
  refuseMismatch(mime, declared);
  await protectPlace(path, mime);
  const kind = findKind(mime);
  const size =
    kind === "IMAGE"
      ? await preparePicture({ path, mime, owner: declared.owner })
      : { width: null, height: null };
  const seconds = kind === "VIDEO" || kind === "AUDIO" ? await readSeconds(path, mime) : null;
  const { size: bytes } = await stat(path);
  return { mime, kind, bytes, sha256: await hashFile(path), ...size, seconds };
}
