import { inputType, optional, required } from "#gateway/graphql/arguments";

const OutlineTopicInput = inputType("OutlineTopicInput", {
  id: optional("Int", "The topic's id; a topic without one is new."),
  name: required("String", "At most 150 characters."),
});

/** A module of an outline that is saved whole. */
export const OutlineModuleInput = inputType("OutlineModuleInput", {
  id: optional("Int", "The module's id; a module without one is new."),
  name: required("String", "At most 150 characters."),
  topics: required([OutlineTopicInput], "Its topics, in order."),
});
