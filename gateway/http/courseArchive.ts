import { archivedCourses, mayArchive } from "../domains/archives/access";
import { readCourseArchive } from "../domains/archives/exportLoaders";
import { visibleCourses } from "../domains/courses/access";
import { courseMessages } from "../domains/courses/formContract";
import type { Context } from "../graphql/context";
import { accessMessages } from "../graphql/scopes";
import type { Member } from "../session/viewer";
import { requireUploader } from "./files/fileExchange";
import { RejectedRequest } from "./rejectedRequest";
import { noteFacts } from "./requestFacts";
import { type ArchiveExchange, runExport, sendArchive } from "./sendArchive";

const pattern = /^\/export\/courses\/(\d{1,9})\.zip$/;

/** The id of the course in an archive's address; undefined for other addresses. */
export function parseArchivePath(path: string): number | undefined {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

function requireReader(context: Context): Member {
  const member = requireUploader(context);
  if (!mayArchive(member)) throw new RejectedRequest(403, accessMessages.forbidden);
  return member;
}

/** Refuses courses that the viewer sees and does not write: an archive contains drafts and the answers of questions. */
async function requireReached({ db, viewer }: Context, courseId: number): Promise<void> {
  const course = { id: courseId };
  const [seen, archived] = await Promise.all([
    db.course.count({ where: { AND: [course, visibleCourses(viewer)] } }),
    db.course.count({ where: { AND: [course, archivedCourses(viewer)] } }),
  ]);
  if (archived < seen) throw new RejectedRequest(403, accessMessages.forbidden);
}

async function send(courseId: number, exchange: ArchiveExchange): Promise<void> {
  const { context } = exchange;
  await requireReached(context, courseId);
  const archive = await readCourseArchive(context, courseId);
  if (!archive) throw new RejectedRequest(404, courseMessages.notFound);
  await sendArchive({ name: `${archive.code}.zip`, entries: archive.entries }, exchange);
}

/** Serves a course as a ZIP archive that can be imported again: to staff who write it, while it is made. */
export async function serveCourseArchive(courseId: number, exchange: ArchiveExchange): Promise<void> {
  const { request, context } = exchange;
  noteFacts(request, { operation: "GET /export/courses/{id}.zip" });
  if (!["GET", "HEAD"].includes(request.method ?? "GET")) throw new RejectedRequest(404, "Not found");
  const { userId } = requireReader(context);
  await runExport(userId, exchange, () => send(courseId, exchange));
}
