import { builder } from "#gateway/graphql/builder";

const visit = { lastVisit: { select: { signedInAt: true, seenAt: true } } } as const;

builder.prismaObjectField("User", "lastSignInAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the account last signed in, by any means; null for never. Requires staff.",
    authScopes: { "users.read": true },
    select: visit,
    resolve: ({ lastVisit }) => lastVisit?.signedInAt ?? null,
  }),
);

builder.prismaObjectField("User", "lastSeenAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description:
      "When the account was last used, to within a minute; null for never. Kept after logout. Requires staff.",
    authScopes: { "users.read": true },
    select: visit,
    resolve: ({ lastVisit }) => lastVisit?.seenAt ?? null,
  }),
);
