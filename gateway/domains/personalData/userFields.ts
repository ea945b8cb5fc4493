import { builder } from "#gateway/graphql/builder";
import { isSet } from "#gateway/graphql/fromColumn";
import { mayErasePerson, mayExportPerson } from "./access";

builder.prismaObjectFields("User", (t) => ({
  isErased: t.boolean({
    description: "Whether the person was erased: the account names no one and cannot be used.",
    ...isSet("erasedAt"),
  }),
  canErase: t.boolean({
    description: "Whether the viewer may erase the person, which is never oneself. Requires people.erase.",
    select: { id: true, userType: true, erasedAt: true },
    resolve: (user, _args, { viewer }) => mayErasePerson(viewer, user),
  }),
  canExport: t.boolean({
    description:
      "Whether the viewer may have everything that is held of the person: the person, and who has people.export.",
    select: { id: true },
    resolve: ({ id }, _args, { viewer }) => mayExportPerson(viewer, id),
  }),
}));
