import { listQuery } from "#gateway/graphql/lists";
import { findQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { dayIn } from "../dayContract";
import { visibleEnrolments } from "../users/access";
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
    "The enrolment in which the viewer should continue: of those with a topic left, one whose course a batch of the viewer's is taught within a week, else the one last worked on, else the newest; null without one.",
  readers: "signedIn",
  where: async (_args, { db, viewer, tenant, clock }) => {
    const today = dayIn(tenant.timeZone, clock());
    const id = await findCurrentEnrolment(db, requireMember(viewer), today);
    return id === null ? null : { id };
  },
});
