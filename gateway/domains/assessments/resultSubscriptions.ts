import { rowId, toArgs } from "#gateway/graphql/arguments";
import { liveValue } from "#gateway/graphql/liveFields";
import { openAt, resultAssessments } from "./access";

liveValue("sittingsChanged", {
  type: "Int",
  nullable: true,
  description:
    "Sends the id of an attempt at the assessment when it is started, answered, marked or ended, when an event is recorded, or when its learner comes or goes while it is open; null when others come or go. Requires staff.",
  readers: "assessments.results",
  args: toArgs({ assessmentId: rowId("assessment") }),
  topics: ["sittingsChanged", "presenceChanged"],
  filter: {
    eventKeys: (event) => (event.topic === "presenceChanged" ? null : [event.assessmentId]),
    subscriberKeys: ({ assessmentId }) => [assessmentId],
  },
  recipients(event) {
    if (event.topic === "sittingsChanged") return null;
    // A gateway repeats who is online; that is no change.
    return event.arrived.length + event.left.length > 0 ? null : [];
  },
  authorize: async ({ assessmentId }, { db, viewer }) =>
    (await db.assessment.count({ where: { id: assessmentId, AND: resultAssessments(viewer) } })) > 0,
  async resolve(event, { assessmentId }, { db, clock }) {
    if (event.topic === "sittingsChanged") return event.attemptId;
    const ofThem = { userId: { in: [...event.arrived, ...event.left] } };
    const where = { assessmentId, ...ofThem, ...openAt(clock()) };
    const attempt = await db.attempt.findFirst({ where, orderBy: { id: "asc" }, select: { id: true } });
    return attempt?.id ?? null;
  },
});
