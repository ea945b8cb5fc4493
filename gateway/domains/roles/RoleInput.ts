import { inputType, optional, required } from "#gateway/graphql/arguments";
import { roleLimits } from "./contract";
import { RightScope } from "./Role";

export const RoleRightInput = inputType("RoleRightInput", {
  right: required("String", "Its name, such as payments.read."),
  scope: required(RightScope, "Reach of the right; OWN is refused for a right that has none."),
});

export const RoleInput = inputType("RoleInput", {
  name: required("String", `At most ${roleLimits.name} characters; unique, ignoring case.`),
  description: optional("String", `Purpose of the role, at most ${roleLimits.description} characters.`),
  rights: required([RoleRightInput], "Its rights, each once."),
});
