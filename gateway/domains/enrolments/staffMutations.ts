import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
import { Enrolment } from "./Enrolment";
import { enrolUser, removeEnrolment } from "./staffCommands";

const EnrolUserPayload = builder
  .objectRef<{ userId: number; courseId: number }>("EnrolUserPayload")
  .implement({
    description: "An enrolment created by staff.",
    authScopes: { staff: true },
    fields: (t) => ({
      enrolment: t.prismaField({
        type: Enrolment,
        description: "The enrolment, with its percentage.",
        resolve: (query, { userId, courseId }, _args, { db }) =>
          db.enrolment.findFirstOrThrow({ ...query, where: { userId, courseId } }),
      }),
    }),
  });

const RemovedEnrolment = deletedPayload({
  type: "Enrolment",
  name: "RemovedEnrolmentPayload",
  description: "A deleted enrolment.",
});

const placeArguments = builder.args((t) => ({
  userId: t.int({ required: true, description: "The user's id." }),
  courseId: t.int({ required: true, description: "The course's id." }),
}));

staffMutation("enrolUser", {
  type: EnrolUserPayload,
  description:
    "Enrols a learner in a published course, whatever its price. Repeating it changes nothing. Requires staff.",
  args: placeArguments,
  run: enrolUser,
});

staffMutation("removeEnrolment", {
  type: RemovedEnrolment,
  description:
    "Removes a user's enrolment, with its progress; not while a batch of the user has the course. Requires staff.",
  args: placeArguments,
  run: async (context, member, place) => ({
    deletedId: await removeEnrolment(context, member, place),
  }),
});
