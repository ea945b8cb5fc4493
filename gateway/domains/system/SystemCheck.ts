import { builder } from "#gateway/graphql/builder";
import { mayReadSystem } from "./access";
import type { checkLevels, SystemCheck } from "./contract";
import { readSystemFacts } from "./loaders";
import { judgeSystem } from "./rules";

const CheckLevel = builder.enumType("CheckLevel", {
  description: "How a check came out.",
  values: {
    OK: { description: "Nothing is to be done." },
    WARNING: { description: "Somebody should decide whether it may stay." },
    PROBLEM: { description: "It has to be mended." },
  } satisfies Record<(typeof checkLevels)[number], object>,
});

const SystemCheckType = builder.objectRef<SystemCheck>("SystemCheck").implement({
  description: "Something that was checked of this installation.",
  authScopes: (_check, { viewer, tenant }) => mayReadSystem(viewer, tenant),
  fields: (t) => ({
    key: t.exposeString("key", { description: "Unique among the checks, such as migrations." }),
    title: t.exposeString("title", { description: "What was checked, for people." }),
    level: t.expose("level", { type: CheckLevel, description: "How it came out." }),
    message: t.exposeString("message", { description: "One sentence on how it is." }),
    advice: t.exposeString("advice", {
      nullable: true,
      description: "What to do about it; null where nothing is to be done.",
    }),
  }),
});

builder.queryField("systemChecks", (t) =>
  t.field({
    type: [SystemCheckType],
    description: "Checks of this installation, made now. Requires ADMIN of the default organization.",
    authScopes: (_root, _args, { viewer, tenant }) => mayReadSystem(viewer, tenant),
    resolve: async (_root, _args, { system }) => judgeSystem(await readSystemFacts(system)),
  }),
);
