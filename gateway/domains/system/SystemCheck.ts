import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import { mayReadSystem } from "./access";
import type { checkLevelLabels, SystemCheck } from "./contract";
import { readSystemFacts } from "./loaders";
import { judgeSystem } from "./rules";

const CheckLevel = describedEnum<keyof typeof checkLevelLabels>(
  "CheckLevel",
  "The level of a check's result.",
  {
    OK: "Nothing needs to be done.",
    WARNING: "An administrator should decide whether this is acceptable.",
    PROBLEM: "It must be fixed.",
  },
);

const SystemCheckType = valueType<SystemCheck>("SystemCheck", {
  description: "A check of this installation.",
  readers: (_check, { viewer, tenant }) => mayReadSystem(viewer, tenant),
  values: {
    key: value("String", "Unique among the checks, such as migrations."),
    title: value("String", "The check's title."),
    level: value(CheckLevel, "The level."),
    message: value("String", "The result in one sentence."),
    advice: nullable("String", "Advice on how to fix it; null if there is nothing to fix."),
  },
});

builder.queryField("systemChecks", (t) =>
  t.field({
    type: [SystemCheckType],
    description: "Checks this installation now. Requires ADMIN of the default organization.",
    authScopes: (_root, _args, { viewer, tenant }) => mayReadSystem(viewer, tenant),
    resolve: async (_root, _args, { system }) => judgeSystem(await readSystemFacts(system)),
  }),
);
