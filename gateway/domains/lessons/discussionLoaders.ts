import type { Reading } from "#gateway/graphql/loaders";
import { may, mayAll } from "#gateway/session/viewer";
import { moderatedQuestions } from "./access";

/** Reads which of many questions under lessons the viewer moderates, in at most one statement. */
export async function readModeratedQuestions({ db, viewer }: Reading, ids: readonly number[]) {
  if (!may(viewer, "lessons.moderate")) return new Map<number, true>();
  const moderated = mayAll(viewer, "lessons.moderate")
    ? ids
    : (
        await db.topicQuestion.findMany({
          where: { id: { in: [...ids] }, AND: moderatedQuestions(viewer) },
          select: { id: true },
        })
      ).map(({ id }) => id);
  return new Map(moderated.map((id) => [id, true as const]));
}
