import { builder } from "#gateway/graphql/builder";
import { listQuery } from "#gateway/graphql/lists";
import { requireMember } from "#gateway/graphql/scopes";
import { Enrolment } from "./Enrolment";
import { findCurrentEnrolment } from "./progressLoaders";

listQuery("newestEnrolments", {
  type: Enrolment,
  description: "The enrolments of all users, newest first. Requires staff.",
  readers: "staff",
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
});

builder.queryField("currentEnrolment", (t) =>
  t.prismaField({
    type: Enrolment,
    nullable: true,
    description:
      "The viewer's enrolment to continue: of those with a topic left, the one that was worked on last, or else the newest; null when there is none.",
    authScopes: { signedIn: true },
    resolve: async (query, _root, _args, { db, viewer }) => {
      const id = await findCurrentEnrolment(db, requireMember(viewer));
      return id === null ? null : db.enrolment.findFirst({ ...query, where: { id } });
    },
  }),
);
