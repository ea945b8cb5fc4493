import { rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload, deletedPayload } from "#gateway/graphql/payloads";
import { Enrolment } from "./Enrolment";
import { enrolUser, removeEnrolment } from "./staffCommands";

const EnrolUserPayload = commandPayload<{ userId: number; courseId: number }>("EnrolUserPayload", {
  description: "An enrolment created by staff.",
  rows: {
    enrolment: {
      type: Enrolment,
      description: "The enrolment, with its percentage.",
      where: ({ userId, courseId }) => ({ userId, courseId }),
    },
  },
});

const RemovedEnrolment = deletedPayload({
  type: "Enrolment",
  name: "RemovedEnrolmentPayload",
  description: "A deleted enrolment.",
  isUndoable: true,
});

const placeArguments = toArgs({
  userId: rowId("user"),
  courseId: rowId("course"),
});

staffMutation("enrolUser", {
  right: "enrolments.write",
  type: EnrolUserPayload,
  description:
    "Enrols a learner in a published course at any price. Repeating it changes nothing. Requires staff.",
  args: placeArguments,
  run: enrolUser,
});

staffMutation("removeEnrolment", {
  right: "enrolments.write",
  type: RemovedEnrolment,
  description:
    "Removes a user's enrolment with its progress, unless a batch of the user has the course. Requires staff.",
  args: placeArguments,
  run: (context, member, place) => removeEnrolment(context, member, place),
});
