import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { recordedMutations } from "#gateway/domains/actionContract";

/** Rows of the access matrix that succeed and change nothing, each with the reason. */
const changeless: Readonly<Record<string, string>> = {
  "Mutation.endOtherSessions": "there is no other session",
  "Mutation.setStaffSecondFactor": "it is not demanded before, either",
  "Mutation.setBlogPostStatus": "the post has that status",
  "Mutation.publishCourse": "the course is published",
  "Mutation.unpublishCourse": "the course is a draft",
  "Mutation.unsubscribeFromPush": "no browser has subscribed",
};

interface Done {
  /** Whether a viewer's call succeeded. */
  isDone: boolean;
  /** The id of the last entry before the calls. */
  since: number;
}

/** Watches that recorded mutations leave an entry with their action when they succeed. */
export function openRecorder(prisma: PrismaClient) {
  const recorded: string[] = [];
  const missing: string[] = [];
  const actions: Readonly<Record<string, string>> = recordedMutations;
  return {
    recorded,
    missing,
    readLastId: async () => (await prisma.history.aggregate({ _max: { id: true } }))._max.id ?? 0,
    /** Notes the calls of one row of the matrix, such as "Mutation.createCategory". */
    async note(field: string, { isDone, since }: Done) {
      const [type, mutation = ""] = field.split(" ")[0]?.split(".") ?? [];
      const action = actions[mutation];
      if (type !== "Mutation" || action === undefined || !isDone) return;
      const found = (await prisma.history.count({ where: { id: { gt: since }, action } })) > 0;
      if (found) recorded.push(field);
      // A reason that does not hold any more is as wrong as an entry that is missing.
      if (found === field in changeless) missing.push(field);
    },
  };
}

export type Recorder = ReturnType<typeof openRecorder>;
