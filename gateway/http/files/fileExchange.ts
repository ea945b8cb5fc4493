import type { Context } from "#gateway/graphql/context";
import { recordAs } from "#gateway/graphql/recorded";
import { accessMessages } from "#gateway/graphql/scopes";
import { Refusal, type RefusalCode } from "#gateway/refusal";
import { isMember, isStaff, type Member } from "#gateway/session/viewer";
import { RejectedRequest } from "../openRequest";

const statuses: Readonly<Record<RefusalCode, number>> = {
  INVALID: 400,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  UNAVAILABLE: 503,
};

/** Throws a refusal of a command as one of the request. */
export function rejectRefusal(error: unknown): never {
  if (error instanceof Refusal) throw new RejectedRequest(statuses[error.code], error.message);
  throw error;
}

/** The signed-in viewer; throws RejectedRequest for visitors. */
export function requireUploader({ viewer }: Context): Member {
  if (isMember(viewer)) return viewer;
  throw new RejectedRequest(
    401,
    viewer.session === "expired" ? accessMessages.expired : accessMessages.unknown,
  );
}

/** Keeps an uploaded file; the history records those of staff. */
export const recordUpload = <Result>(context: Context, keep: () => Promise<Result>): Promise<Result> =>
  isStaff(context.viewer) ? recordAs(context, { action: "file.uploaded" }, keep) : keep();

/** Describes a new file to its uploader. */
export const describeFile = (
  file: { id: number; name: string; mime: string; bytes: bigint },
  url: string,
) => ({
  id: file.id,
  name: file.name,
  mime: file.mime,
  bytes: Number(file.bytes),
  url,
});
