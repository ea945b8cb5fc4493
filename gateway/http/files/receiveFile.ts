import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { createFile } from "#gateway/domains/files/commands";
import { fileAddress, fileLimits, fileMessages } from "#gateway/domains/files/contract";
import type { Context } from "#gateway/graphql/context";
import type { Member } from "#gateway/session/viewer";
import { readWhole } from "../body";
import type { AuthenticatedExchange } from "../exchange";
import { RejectedRequest } from "../openRequest";
import { sendJson } from "../send";
import { describeFile, recordUpload, rejectRefusal, requireUploader } from "./fileExchange";

/** The name of an uploaded file, which its header carries URI-encoded. */
function readName({ headers }: IncomingMessage): string {
  const given = headers["x-file-name"];
  const text = Array.isArray(given) ? given[0] : given;
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    throw new RejectedRequest(400, fileMessages.noName);
  }
}

/** A new key of the storage. */
const newKey = ({ organizationId }: Member): string => `${organizationId}/${randomBytes(16).toString("hex")}`;

async function keep(context: Context, member: Member, arrived: { body: Buffer; name: string; type: string }) {
  const { body, ...declared } = arrived;
  const path = await context.files.incoming.newPath();
  try {
    await writeFile(path, body, { flag: "wx" });
    return await recordUpload(context, () =>
      createFile(context, member, { ...declared, path, storageKey: newKey(member) }),
    );
  } finally {
    await rm(path, { force: true });
  }
}

/** Takes one file as the raw body of a request. */
export async function receiveFile({ request, response, context }: AuthenticatedExchange): Promise<void> {
  const member = requireUploader(context);
  const name = readName(request);
  const most = Math.min(fileLimits.direct, context.config.files.maxBytes);
  const body = await readWhole(request, most);
  const type = request.headers["content-type"] ?? "";
  const file = await keep(context, member, { body, name, type }).catch(rejectRefusal);
  const url = fileAddress(file);
  response.setHeader("Location", url);
  await sendJson(request, response, { status: 201, body: describeFile(file, url) });
}
