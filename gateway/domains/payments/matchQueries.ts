import { findBestMatches, holdingWords, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { splitWords } from "../lists/matchContract";
import { holds } from "../rules";
import { Payment } from "./Payment";

/** The lower-case text contains the reference, too, and is filtered first: comparing without case is slow. */
const byReference = (search: string) => [
  ...splitWords(search).map((word) => ({ searchText: holds(word) })),
  ...holdingWords(search).map((reference) => ({ reference })),
];

builder.queryField("paymentMatches", (t) =>
  t.prismaField({
    type: [Payment],
    description: "Payments by their reference, best matches first, then the latest. Requires staff.",
    authScopes: { staff: true },
    args: matchArguments,
    resolve: (query, _root, args, { db }) =>
      findBestMatches({
        ...args,
        fields: ["reference"],
        read: ({ search, tier, take, notIn }) =>
          db.payment.findMany({
            ...query,
            where: { AND: [{ id: { notIn } }, ...byReference(search), tier] },
            orderBy: { id: "desc" },
            take,
          }),
      }),
  }),
);
