import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { File } from "#gateway/database/generated/prisma/client";
import { dayIn } from "#gateway/domains/dayContract";
import type { PictureWidth } from "#gateway/domains/files/contract";
import { readFileSecret } from "#gateway/domains/files/keyCommands";
import { readPictureWidth } from "#gateway/files/pictureWidths";
import { checkSignature, type SignatureState } from "#gateway/files/signature";
import type { ByteRange } from "#gateway/files/storage";
import type { Context } from "#gateway/graphql/context";
import { findReadableFiles } from "#gateway/ports/fileOwners";
import { Refusal } from "#gateway/refusal";
import { isMember } from "#gateway/session/viewer";
import { namesTag } from "../entityTag";
import type { AuthenticatedExchange } from "../exchange";
import { letOthersShow, letOwnPagesFrame, sandbox } from "../headers";
import { RejectedRequest } from "../rejectedRequest";
import { getRequestUrl } from "../requestUrl";
import { readWidth } from "./askedWidth";
import { parseRange } from "./byteRange";
import { contentDisposition } from "./contentDisposition";
import { rejectRefusal } from "./fileExchange";

/** Seconds for which shared caches may keep a public response; they revalidate its tag afterwards. */
const publicAge = 60;

const notFound = () => new RejectedRequest(404, "File not found");

async function readSignature(
  { context }: AuthenticatedExchange,
  file: File,
  parameters: URLSearchParams,
): Promise<SignatureState> {
  if (!parameters.has("signature")) return "wrong";
  return checkSignature(parameters, file, { secret: await readFileSecret(context), now: context.clock() });
}

/** The file, if the viewer or the signature may read it, and whether every visitor may. */
async function admit(exchange: AuthenticatedExchange, id: number, parameters: URLSearchParams) {
  const { context } = exchange;
  const file = await context.db.file.findUnique({ where: { id } });
  if (!file) throw notFound();
  const signature = await readSignature(exchange, file, parameters);
  if (signature === "good") return { file, isPublic: false };
  const { db, viewer, tenant, clock } = context;
  const today = () => dayIn(tenant.timeZone, clock());
  if ((await findReadableFiles({ db, viewer, today }, [file])).has(id))
    return { file, isPublic: !isMember(viewer) };
  throw signature === "expired" ? new RejectedRequest(403, "This address has expired") : notFound();
}

/** The content to send: the file itself, or a picture in a width. */
interface Content {
  type: string;
  tag: string;
  size: number;
  read: (range?: ByteRange) => Promise<Readable>;
}

/** A picture in a width; null for one that is served as it is, since it was stored before its size was refused. */
const readSmaller = ({ files }: Context, { storageKey }: File, width: PictureWidth): Promise<Buffer | null> =>
  readPictureWidth(files, storageKey, width).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "INVALID") return null;
    return rejectRefusal(error);
  });

const isText = (mime: string) => mime.startsWith("text/") || mime === "application/json";

async function openContent(
  { context }: AuthenticatedExchange,
  file: File,
  parameters: URLSearchParams,
): Promise<Content> {
  const width = readWidth(file.kind, parameters);
  const tag = file.sha256.slice(0, 32);
  const bytes = width === undefined ? null : await readSmaller(context, file, width);
  if (bytes === null) {
    const type = isText(file.mime) ? `${file.mime}; charset=utf-8` : file.mime;
    const read = (range?: ByteRange) => context.files.storage.read(file.storageKey, range);
    return { type, tag: `"${tag}"`, size: Number(file.bytes), read };
  }
  const read = async (range?: ByteRange) =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { type: "image/webp", tag: `"${tag}-${width}"`, size: bytes.length, read };
}

interface Served extends Content {
  file: File;
  isPublic: boolean;
}

function setHeaders({ response }: AuthenticatedExchange, { file, type, tag, isPublic }: Served): void {
  if (file.kind === "PDF") letOwnPagesFrame(response);
  else sandbox(response);
  if (isPublic) {
    letOthersShow(response);
    // A response that caches may keep must carry nothing of one browser's.
    response.removeHeader("Set-Cookie");
  }
  response.setHeader("ETag", tag);
  response.setHeader("Cache-Control", isPublic ? `public, max-age=${publicAge}` : "private, no-cache");
  response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Disposition", contentDisposition(file));
}

async function sendContent(
  { request, response, context }: AuthenticatedExchange,
  content: Served,
): Promise<void> {
  const { tag, size, read } = content;
  if (namesTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  // A part of another version would not fit the caller's other parts.
  const isSame = [undefined, tag].includes(request.headers["if-range"]?.toString());
  const asked = parseRange(isSame ? request.headers.range : undefined, size);
  if (asked.kind === "outside") {
    response.setHeader("Content-Range", `bytes */${size}`);
    return void response.writeHead(416).end();
  }
  const range = asked.kind === "part" ? asked.range : undefined;
  if (range) response.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader("Content-Length", range ? range.end - range.start + 1 : size);
  response.statusCode = range ? 206 : 200;
  if (request.method === "HEAD") return void response.end();
  const source = await read(range);
  // A caller that has enough of a video disconnects.
  await pipeline(source, response).catch((error: unknown) => {
    context.log.debug({ err: error }, "a file was not sent to its end");
    response.destroy();
  });
}

/** Serves a file to viewers who may see its uses, and to callers of its signed address. */
export async function serveFile(exchange: AuthenticatedExchange, id: number): Promise<void> {
  const parameters = getRequestUrl(exchange.request).searchParams;
  const { file, isPublic } = await admit(exchange, id, parameters);
  const content: Served = { ...(await openContent(exchange, file, parameters)), file, isPublic };
  setHeaders(exchange, content);
  await sendContent(exchange, content);
}
