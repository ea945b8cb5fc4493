import { mayExportPerson } from "../domains/personalData/access";
import { readPersonArchive } from "../domains/personalData/archiveLoaders";
import { recordExport } from "../domains/personalData/exportCommands";
import { userMessages } from "../domains/users/contract";
import { recordAs } from "../graphql/recorded";
import { accessMessages } from "../graphql/scopes";
import { personalParts } from "../schema/manifests";
import { may } from "../session/viewer";
import { requireUploader } from "./files/fileExchange";
import { RejectedRequest } from "./rejectedRequest";
import { noteFacts } from "./requestFacts";
import { type ArchiveExchange, runExport, sendArchive } from "./sendArchive";

const pattern = /^\/users\/([^/]{1,300})\/export$/;

/** The name of the user in an archive's address; undefined for other addresses. */
export function parsePersonPath(path: string): string | undefined {
  const name = pattern.exec(path)?.[1];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return undefined;
  }
}

/** The person, for callers who may have their data; others don't learn whether there is one. */
async function requirePerson(username: string, exchange: ArchiveExchange) {
  const { context } = exchange;
  const member = requireUploader(context);
  const user = await context.db.user.findFirst({
    where: { username },
    select: { id: true, name: true, username: true },
  });
  if (user && mayExportPerson(member, user.id)) return { member, user };
  throw may(member, "people.export")
    ? new RejectedRequest(404, userMessages.notFound)
    : new RejectedRequest(403, accessMessages.forbidden);
}

/** Streams all data about a person as one ZIP archive, to the person and to those who have the right. */
export async function servePersonArchive(username: string, exchange: ArchiveExchange): Promise<void> {
  const { request, context } = exchange;
  noteFacts(request, { operation: "GET /users/{username}/export" });
  if (!["GET", "HEAD"].includes(request.method ?? "GET")) throw new RejectedRequest(404, "Not found");
  const { member, user } = await requirePerson(username, exchange);
  const { organizationId } = member;
  const { name: organization } = await context.db.organization.findFirstOrThrow({ select: { name: true } });
  const person = { organizationId, userId: user.id, name: user.name, organization };
  await runExport(member.userId, exchange, async () => {
    const entries = await readPersonArchive(context, person, personalParts);
    if (request.method !== "HEAD")
      await recordAs(context, { action: "user.exported" }, () => recordExport(context.db, person));
    await sendArchive({ name: `${user.username}.zip`, entries }, exchange);
  });
}
