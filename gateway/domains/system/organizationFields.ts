import { builder } from "#gateway/graphql/builder";
import { Organization } from "../organizations/Organization";
import { mayReadSystem } from "./access";

builder.prismaObjectField(Organization, "canSeeSystem", (t) =>
  t.boolean({
    description:
      "Whether the viewer may see the state of the installation: ADMINs of the default organization may.",
    resolve: (_organization, _args, { viewer, tenant }) => mayReadSystem(viewer, tenant),
  }),
);
