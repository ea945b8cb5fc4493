import { listQuery } from "#gateway/graphql/lists";
import { findQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { visibleEnrolments } from "./access";
import { Enrolment } from "./Enrolment";
import { findCurrentEnrolment } from "./progressLoaders";

listQuery("newestEnrolments", {
  type: Enrolment,
  description:
    "The enrolments that the viewer may see, newest first. Requires users.read or enrolments.write.",
  visible: visibleEnrolments,
  readers: ["enrolments.write", "users.read"],
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
