import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { userFilter } from "./rules";
import { User, UserType } from "./User";

builder.queryField("userMatches", (t) =>
  t.prismaField({
    type: [User],
    description: "Accounts to choose from, best matches of name, username and email first. Requires staff.",
    authScopes: { staff: true },
    args: {
      ...matchArguments,
      userType: t.arg({ type: UserType, description: "Only accounts of this type." }),
    },
    resolve: (query, _root, { userType, ...args }, { db }) =>
      findBestMatches({
        ...args,
        fields: ["name", "username", "email"],
        read: ({ search, tier, take, notIn }) =>
          db.user.findMany({
            ...query,
            where: { AND: [{ id: { notIn } }, userFilter({ search, userType }), tier] },
            orderBy: [{ name: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);
