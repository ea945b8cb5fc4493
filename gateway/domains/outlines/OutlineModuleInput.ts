import { builder } from "#gateway/graphql/builder";

const OutlineTopicInput = builder.inputType("OutlineTopicInput", {
  fields: (t) => ({
    id: t.int({ description: "The topic's id; a topic without one is new." }),
    name: t.string({ required: true, description: "At most 150 characters." }),
  }),
});

/** A module of an outline that is saved whole. */
export const OutlineModuleInput = builder.inputType("OutlineModuleInput", {
  fields: (t) => ({
    id: t.int({ description: "The module's id; a module without one is new." }),
    name: t.string({ required: true, description: "At most 150 characters." }),
    topics: t.field({ type: [OutlineTopicInput], required: true, description: "Its topics, in order." }),
  }),
});
