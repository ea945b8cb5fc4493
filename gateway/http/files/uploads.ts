import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { MemoryLocker, Server } from "@tus/server";
import type { File } from "#gateway/database/generated/prisma/client";
import { describeOutage, findOutage } from "#gateway/database/outage";
import { createFile } from "#gateway/domains/files/commands";
import { fileAddress, fileMessages } from "#gateway/domains/files/contract";
import {
  forgetUpload,
  isOpenUpload,
  noteArrived,
  openUpload,
  takePart,
} from "#gateway/domains/files/uploadCommands";
import { uploadMessages } from "#gateway/domains/files/uploadContract";
import { uploadLife } from "#gateway/files/incoming";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import type { AuthenticatedExchange } from "../exchange";
import { RejectedRequest } from "../rejectedRequest";
import { sendJson } from "../send";
import { outageStatus } from "../unavailable";
import { describeFile, recordUpload, rejectRefusal, requireUploader } from "./fileExchange";
import { uploadPath as path } from "./uploadPath";
import { UploadStore } from "./uploadStore";

/** One request at a time writes an upload. */
const locker = new MemoryLocker();

interface Uploading {
  context: Context;
  member: Member;
}

const openStore = ({ files }: Context) =>
  new UploadStore({ directory: files.incoming.folder, expirationPeriodInMilliseconds: uploadLife });

/** An upload is known by its tenant, its uploader and a secret: no one else can continue it. */
const uploadPrefix = ({ organizationId, userId }: Member) => `${organizationId}-${userId}-`;

const newUploadId = (member: Member) => `${uploadPrefix(member)}${randomBytes(16).toString("hex")}`;

/** The upload's id in an address; throws RejectedRequest if it is not the member's. */
function readUploadId(address: string, member: Member): string {
  const id = address.slice(path.length + 1);
  const secret = id.startsWith(uploadPrefix(member)) ? id.slice(uploadPrefix(member).length) : "";
  if (!/^[0-9a-f]{32}$/.test(secret)) throw new RejectedRequest(404, "Upload not found");
  return id;
}

/** Finished uploads under way: two requests may end the same one. */
const finishing = new Map<string, Promise<File>>();

async function toFile({ context, member }: Uploading, id: string): Promise<File> {
  const { db, files } = context;
  const { organizationId } = member;
  const storageKey = `${organizationId}/${id.slice(uploadPrefix(member).length)}`;
  // The response to an earlier request may have been lost.
  const known = await db.file.findFirst({ where: { storageKey } });
  if (known) return known;
  const store = openStore(context);
  const upload = await store.getUpload(id).catch(() => {
    throw new RejectedRequest(404, "Upload not found");
  });
  if (upload.offset !== upload.size) throw new RejectedRequest(409, "The upload is not complete");
  const { filename, filetype } = upload.metadata ?? {};
  const arrived = { name: filename ?? "", type: filetype ?? "", path: join(files.incoming.folder, id) };
  try {
    const upload = { ...arrived, storageKey, uploadId: id };
    return await recordUpload(context, () => createFile(context, member, upload)).catch(rejectRefusal);
  } catch (error) {
    // A refused file is of no use; after a fault, or when there is room again, the upload may be finished.
    if (error instanceof RejectedRequest && error.status === 400) {
      await rm(arrived.path, { force: true });
      await forgetUpload(context, member, id);
    }
    throw error;
  } finally {
    const isLeft = await store.getUpload(id).then(
      () => true,
      () => false,
    );
    if (!isLeft) await rm(`${arrived.path}.json`, { force: true });
  }
}

function finish(uploading: Uploading, id: string): Promise<File> {
  const underWay = finishing.get(id) ?? toFile(uploading, id).finally(() => finishing.delete(id));
  finishing.set(id, underWay);
  return underWay;
}

/** Throws in the form that the protocol's library sends unchanged. */
function throwToTus(error: unknown): never {
  if (!(error instanceof RejectedRequest)) throw error;
  throw { status_code: error.status, body: JSON.stringify({ message: error.message }) };
}

const notOpen = () => new RejectedRequest(410, uploadMessages.cancelled);

const lengthOf = (headers: Headers, name: string): number | null => {
  const length = Number(headers.get(name) ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
};

/** Counts the bytes of a request before they arrive; throws RejectedRequest for an upload that is over, or has no room. */
async function admit({ context, member }: Uploading, request: Request, key: string): Promise<void> {
  if (request.method === "HEAD" && !(await isOpenUpload(context, member, key))) throw notOpen();
  if (request.method !== "PATCH") return;
  const { headers } = request;
  const part = {
    key,
    offset: lengthOf(headers, "upload-offset") ?? 0,
    length: lengthOf(headers, "content-length"),
  };
  await takePart(context, member, part).catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "NOT_FOUND") return rejectRefusal(error);
    await context.files.incoming.remove(key);
    throw notOpen();
  });
}

/** Notes what an upload has after a request, however that ended. */
async function noteProgress({ context, member }: Uploading, key: string, method: string): Promise<void> {
  if (method === "DELETE") await forgetUpload(context, member, key);
  if (method !== "PATCH") return;
  const upload = await openStore(context)
    .getUpload(key)
    .catch(() => undefined);
  if (upload) await noteArrived(context, { key, arrivedBytes: upload.offset });
}

const describe = (file: File) => describeFile(file, fileAddress(file));

function createServer(uploading: Uploading): Server {
  const { context, member } = uploading;
  return new Server({
    path,
    relativeLocation: true,
    datastore: openStore(context),
    locker,
    maxSize: context.config.files.maxBytes,
    // Pages of other sites are allowed before this, by the tenant.
    allowedOrigins: () => false,
    namingFunction: () => newUploadId(member),
    onIncomingRequest: (request, id) => admit(uploading, request, id).catch(throwToTus),
    async onUploadCreate(_request, { id, size, metadata }) {
      if (size === undefined)
        throw { status_code: 400, body: JSON.stringify({ message: "Upload-Length is missing" }) };
      if (size === 0) throw { status_code: 400, body: JSON.stringify({ message: fileMessages.empty }) };
      await openUpload(context, member, { key: id, name: metadata?.["filename"] ?? "", bytes: size })
        .catch(rejectRefusal)
        .catch(throwToTus);
      return {};
    },
    async onUploadFinish(_request, { id }) {
      const file = await finish(uploading, id).catch(throwToTus);
      return {
        status_code: 200,
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify(describe(file)),
      };
    },
    onResponseError(_request, error) {
      if ("status_code" in error) return undefined;
      const outage = findOutage(error);
      if (outage) {
        context.log.warn({ err: error }, describeOutage(outage));
        return { status_code: outageStatus(outage), body: JSON.stringify({ message: outage.message }) };
      }
      context.log.error({ err: error }, "an upload failed");
      return { status_code: 500, body: JSON.stringify({ message: "Something went wrong on our side" }) };
    },
  });
}

/**
 * Receives larger files by the protocol tus, in parts: an upload continues after a break, a reload, or a restart of
 * the gateway. A POST to an upload's own address ends one whose last response was lost.
 */
export async function handleUploads(address: string, exchange: AuthenticatedExchange): Promise<void> {
  const { request, response, context } = exchange;
  const { method = "GET" } = request;
  const member = requireUploader(context);
  const uploading = { context, member };
  const allowed = address === path ? ["POST", "OPTIONS"] : ["HEAD", "PATCH", "DELETE", "POST"];
  if (!allowed.includes(method)) {
    response.setHeader("Allow", allowed.join(", "));
    throw new RejectedRequest(405, "Method not allowed");
  }
  const id = address === path ? undefined : readUploadId(address, member);
  if (id !== undefined && method === "POST") {
    const body = describe(await finish(uploading, id));
    return sendJson(request, response, { status: 200, body });
  }
  try {
    await createServer(uploading).handle(request, response);
  } finally {
    if (id !== undefined) await noteProgress(uploading, id, method);
  }
}
