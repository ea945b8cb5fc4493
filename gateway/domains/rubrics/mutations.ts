import { inputType, optional, required } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { ofEdit, ofInput, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { createRubric, deleteRubric, updateRubric } from "./commands";
import { rubricLimits } from "./contract";
import { Rubric } from "./Rubric";

const RubricPayload = changedRow("RubricPayload", "rubric", { type: Rubric });

const RubricLevelInput = inputType("RubricLevelInput", {
  points: required("Float", `0 to ${rubricLimits.points}.`),
  label: required("String", `At most ${rubricLimits.label} characters.`),
  description: optional("String", `At most ${rubricLimits.description} characters.`),
});

const RubricCriterionInput = inputType("RubricCriterionInput", {
  key: required("String", "Identifies it: at most 20 letters and digits."),
  title: required("String", `At most ${rubricLimits.title} characters.`),
  description: optional("String", `At most ${rubricLimits.description} characters.`),
  levels: required([RubricLevelInput], `2 to ${rubricLimits.levels} levels.`),
});

const RubricInput = inputType("RubricInput", {
  name: required("String", `At most ${rubricLimits.name} characters; unique, ignoring case.`),
  criteria: required([RubricCriterionInput], `1 to ${rubricLimits.criteria} criteria.`),
});

staffMutation("createRubric", {
  right: "rubrics.write",
  type: RubricPayload,
  description: "Creates a rubric. Requires staff.",
  ...ofInput(RubricInput, createRubric),
});

staffMutation("updateRubric", {
  right: "rubrics.write",
  type: RubricPayload,
  description: "Changes a rubric; assignments already given keep their copies. Requires staff.",
  ...ofEdit("rubric", RubricInput, updateRubric),
});

staffDeletion("deleteRubric", deleteRubric, {
  right: "rubrics.write",
  description: "Deletes a rubric that no assignment uses. Requires staff.",
  payload: "A deleted rubric.",
});
