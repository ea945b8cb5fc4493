import { inputType, optional, required } from "#gateway/graphql/arguments";
import { roleLimits } from "./contract";
import { RightScope } from "./Role";

export const RoleRightInput = inputType("RoleRightInput", {
  right: required("String", "Its name, such as payments.read."),
  scope: required(RightScope, "How far it reaches; a right that has no OWN is for everything."),
});

export const RoleInput = inputType("RoleInput", {
  name: required("String", `At most ${roleLimits.name} characters; unique without case.`),
  description: optional("String", `What it is for, at most ${roleLimits.description} characters.`),
  rights: required([RoleRightInput], "The rights that it gives, each once."),
});
