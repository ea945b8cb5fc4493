import type { InputRef } from "@pothos/core";
import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";

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

/** The arguments of a mutation that creates a course or a curriculum, perhaps with its outline. */
export const toCreationArgs = <Input>(type: InputRef<Input>) =>
  toArgs({
    input: required(type),
    modules: optional([OutlineModuleInput], "Its modules, in order; null for none."),
  });
