import { listQuery } from "#gateway/graphql/lists";
import { findQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { visibleEnrolments } from "./access";
import { Enrolment } from "./Enrolment";
import { findCurrentEnrolment } from "./progressLoaders";

listQuery("newestEnrolments", {
  type: Enrolment,
  description:
    "The enrolments that the viewer can see, newest first. Requires users.read or enrolments.write.",
  visible: visibleEnrolments,
  readers: ["enrolments.write", "users.read"],
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
});

findQuery("currentEnrolment", {
  type: Enrolment,
  description:
    "The enrolment in which the viewer should continue: of those with a topic left, the one last worked on, else the newest; null without one.",
  readers: "signedIn",
  where: async (_args, { db, viewer }) => {
    const id = await findCurrentEnrolment(db, requireMember(viewer));
    return id === null ? null : { id };
  },
});
