import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

builder.mutationField("enrolUser", (t) =>
  t.field({
    type: EnrolUserPayload,
    description:
      "Enrols a learner in a published course, whatever its price. Repeating it changes nothing. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("EnrolUser"),
    args: placeArguments,
    resolve: async (_root, place, context) => {
      await enrolUser(context, requireMember(context.viewer), place);
      return place;
    },
  }),
);

builder.mutationField("removeEnrolment", (t) =>
  t.field({
    type: RemovedEnrolment,
    description:
      "Removes a user's enrolment, with its progress; not while a batch of the user has the course. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("RemoveEnrolment"),
    args: placeArguments,
    resolve: async (_root, place, context) => ({
      deletedId: await removeEnrolment(context, requireMember(context.viewer), place),
    }),
  }),
);
