import { rowType } from "#gateway/graphql/types";
import { certificateRights } from "./access";

export const CertificateScope = rowType("CertificateScope", {
  description: "A course, batch or specialization that a template is for. Requires staff.",
  readers: certificateRights,
  columns: {
    databaseId: "The id, used in arguments.",
    courseId: "The course's id; null for a batch or a specialization.",
    batchId: "The batch's id; null for a course or a specialization.",
    specializationId: "The specialization's id; null for a course or a batch.",
  },
  fields: (t) => ({
    name: t.string({
      description: "The course's title, or the name of the batch or specialization.",
      select: {
        course: { select: { title: true } },
        batch: { select: { name: true } },
        specialization: { select: { name: true } },
      },
      resolve: ({ course, batch, specialization }) =>
        course?.title ?? batch?.name ?? specialization?.name ?? "",
    }),
  }),
});
