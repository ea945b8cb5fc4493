import { listQuery } from "#gateway/graphql/lists";
import { findQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { Enrolment } from "./Enrolment";
import { findCurrentEnrolment } from "./progressLoaders";

listQuery("newestEnrolments", {
  type: Enrolment,
  description: "The enrolments of all users, newest first. Requires staff.",
  readers: "staff",
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
});

findQuery("currentEnrolment", {
  type: Enrolment,
  description:
    "The viewer's enrolment to continue: of those with a topic left, the one that was worked on last, or else the newest; null when there is none.",
  readers: "signedIn",
  where: async (_args, { db, viewer }) => {
    const id = await findCurrentEnrolment(db, requireMember(viewer));
    return id === null ? null : { id };
  },
});
