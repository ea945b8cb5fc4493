import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { mayReadSystem } from "./access";
import type { checkLevels, SystemCheck } from "./contract";
import { readSystemFacts } from "./loaders";
import { judgeSystem } from "./rules";

const CheckLevel = describedEnum<(typeof checkLevels)[number]>(
  "CheckLevel",
  "The level of a check's result.",
  {
    OK: "Nothing is to be done.",
    WARNING: "An administrator should decide whether it is acceptable.",
    PROBLEM: "It must be fixed.",
  },
);

const SystemCheckType = builder.objectRef<SystemCheck>("SystemCheck").implement({
  description: "A check of this installation.",
  authScopes: (_check, { viewer, tenant }) => mayReadSystem(viewer, tenant),
  fields: (t) => ({
    key: t.exposeString("key", { description: "Unique among the checks, such as migrations." }),
    title: t.exposeString("title", { description: "The check's title." }),
    level: t.expose("level", { type: CheckLevel, description: "The level." }),
    message: t.exposeString("message", { description: "The result in one sentence." }),
    advice: t.exposeString("advice", {
      nullable: true,
      description: "How to fix it; null where nothing is to be done.",
    }),
  }),
});

builder.queryField("systemChecks", (t) =>
  t.field({
    type: [SystemCheckType],
    description: "Checks this installation now. Requires ADMIN of the default organization.",
    authScopes: (_root, _args, { viewer, tenant }) => mayReadSystem(viewer, tenant),
    resolve: async (_root, _args, { system }) => judgeSystem(await readSystemFacts(system)),
  }),
);
