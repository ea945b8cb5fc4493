import { builder } from "#gateway/graphql/builder";
import { User } from "./User";

/** The account after a change; every mutation of one account returns it. */
export const UserPayload = builder.objectRef<{ userId: number }>("UserPayload").implement({
  description: "The account after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: "The account after the change.",
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});
