import { findBestMatches, holdingWords, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { isStaff } from "#gateway/session/viewer";
import { visibleEntries } from "./access";
import { Specialization } from "./Specialization";

builder.queryField("specializationMatches", (t) =>
  t.prismaField({
    type: [Specialization],
    description:
      "Specializations whose name contains the words, best matches first. Viewers who are not staff find those with courses they may see.",
    authScopes: { public: true },
    args: matchArguments,
    resolve: (query, _root, args, { db, viewer }) =>
      findBestMatches({
        ...args,
        fields: ["name"],
        read: ({ search, tier, take, notIn }) =>
          db.specialization.findMany({
            ...query,
            where: {
              AND: [
                { id: { notIn } },
                ...holdingWords(search).map((name) => ({ name })),
                isStaff(viewer) ? {} : { courses: { some: visibleEntries(viewer) } },
                tier,
              ],
            },
            orderBy: [{ name: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);
