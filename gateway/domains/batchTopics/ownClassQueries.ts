import { required, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { addDays } from "../dayContract";
import { getToday } from "./BatchCourseTopic";
import { type OwnClassRow, readOwnClasses } from "./ownClassLoaders";

/** The longest look ahead, in days. */
const maxDays = 31;

const OwnClassTopic = valueType<OwnClassRow["topics"][number]>("OwnClassTopic", {
  description: "A topic that is planned for a class.",
  readers: "signedIn",
  values: {
    name: value("String", "The name."),
    isDone: value("Boolean", "Whether the batch has completed it."),
  },
});

const OwnClass = valueType<OwnClassRow>("OwnClass", {
  description: "A class of one of the viewer's batches on a day.",
  readers: "signedIn",
  values: {
    day: value("Date", "The day."),
    startTime: nullable("Time", "When it starts; null if no time is set."),
    endTime: nullable("Time", "When it ends; null if no time is set."),
    batchId: value("Int", "The batch's id."),
    batchName: value("String", "The batch's name."),
    meetingLink: nullable("String", "The link to its online meetings; null if not set."),
    courseId: nullable("Int", "The course's id; null if nothing is planned for the class."),
    courseTitle: nullable("String", "The course's title; null if nothing is planned for the class."),
    isTrainer: value("Boolean", "Whether the viewer trains it."),
    topics: value([OwnClassTopic], "Its planned topics, in the course's order."),
  },
  fields: (t) => ({
    uid: t.string({
      description: "Identifies the class: its batch, its course and the day.",
      resolve: ({ batchId, courseId, day }) => `${batchId}-${courseId ?? 0}-${day}`,
    }),
    isToday: t.boolean({
      description: "Whether it is held today, in the organization's time zone.",
      resolve: ({ day }, _args, context) => day === getToday(context),
    }),
  }),
});

valueQuery("myClasses", {
  type: [OwnClass],
  description:
    "The classes of the viewer's running batches, as a user or a trainer, by day and time, from today on; none on a holiday.",
  readers: "signedIn",
  args: toArgs({ days: required("Int", `Number of days, including today; 1 to ${maxDays}.`) }),
  resolve: ({ days }, context) => {
    const { organizationId, userId } = requireMember(context.viewer);
    const from = getToday(context);
    const to = addDays(from, Math.min(Math.max(days, 1), maxDays) - 1);
    return readOwnClasses(context.db, { organizationId, userId, from, to });
  },
});
