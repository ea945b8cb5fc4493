import { builder } from "#gateway/graphql/builder";
import { Curriculum } from "./Curriculum";

/** The curriculum after a change; every mutation of a curriculum returns it. */
export const CurriculumPayload = builder.objectRef<{ curriculumId: number }>("CurriculumPayload").implement({
  description: "The curriculum after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    curriculum: t.prismaField({
      type: Curriculum,
      description: "The curriculum.",
      resolve: (query, { curriculumId }, _args, { db }) =>
        db.curriculum.findUniqueOrThrow({ ...query, where: { id: curriculumId } }),
    }),
  }),
});
