import { builder } from "#gateway/graphql/builder";
import { isSet } from "#gateway/graphql/fromColumn";
import { mayErasePerson, mayExportPerson } from "./access";

builder.prismaObjectFields("User", (t) => ({
  isErased: t.boolean({
    description: "Whether the person was erased: the account has no name and cannot be used.",
    ...isSet("erasedAt"),
  }),
  canErase: t.boolean({
    description: "Whether the viewer may erase the person, never themselves. Requires people.erase.",
    select: { id: true, userType: true, erasedAt: true },
    resolve: (user, _args, { viewer }) => mayErasePerson(viewer, user),
  }),
  canExport: t.boolean({
    description:
      "Whether the viewer may download all data about the person: the person, and people with people.export.",
    select: { id: true },
    resolve: ({ id }, _args, { viewer }) => mayExportPerson(viewer, id),
  }),
}));
