import { z } from "zod";
import { usernameSchema } from "../accounts/contract";
import { booleanField, emailAddress, enumField, nameText, password, requiredText } from "../contract";
import { getValues } from "../labelsContract";
import { wholeNumber } from "../numberFieldContract";
import { passwordLimits, userTypeLabels } from "./contract";

export const userLabels = {
  name: "Name",
  username: "Username",
  email: "Email",
  password: "Password",
  userType: "User Type",
  active: "Active",
  emailVerified: "Verified",
  roles: "Roles",
} as const;

export const roleNameLimit = 50;

const identity = {
  name: nameText(userLabels.name, { max: 100 }),
  username: usernameSchema,
  email: emailAddress(userLabels.email),
};

/** A new account, always of type U: staff choose its first password. */
export const createUserSchema = z.object({
  ...identity,
  password: password(userLabels.password, passwordLimits),
});

/** A new account: without a password its owner is invited by mail, and chooses one. */
export const newAccountSchema = createUserSchema.extend({
  password: z.preprocess((value) => (value === "" ? null : value), createUserSchema.shape.password.nullish()),
});

/** A choice whose form value is a text. */
const wordOrFlag = (label: string) =>
  z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), booleanField(label));

/** A change of an account; roles and verification are unchanged when they are left out. */
export const updateUserSchema = z.object({
  ...identity,
  userType: enumField(userLabels.userType, getValues(userTypeLabels)),
  active: wordOrFlag(userLabels.active),
  emailVerified: wordOrFlag(userLabels.emailVerified).optional(),
  roles: z
    .array(requiredText(userLabels.roles, { max: roleNameLimit }))
    .max(20)
    .transform((names) => [...new Set(names)])
    .optional(),
});
export type UpdateUserInput = z.output<typeof updateUserSchema>;

/** The messages of the staff's screens; the specification fixes the first five. */
export const userFormMessages = {
  mixedScripts: "Username can't mix letters of scripts that look alike",
  create: {
    success: "Successfully Registered",
    fallback: "Unable to register user",
  },
  update: {
    success: "Successfully Updated",
    fallback: "Error Updating User",
  },
  delete: {
    success: "Successfully Deleted",
    fallback: "Error Deleting User",
  },
  deactivated: "The account is inactive and signed out everywhere",
  activated: "The account is active",
  erased: "This person was erased, so the account can't be changed",
  selfDelete: "You can't delete your own account",
  selfDeactivate: "You can't deactivate your own account",
  adminOnly: "Only an ADMIN can change staff accounts",
  outranked:
    "This person has rights that you don't have: only someone with the same rights can change the account",
  lastAdmin: "This is the last active ADMIN. Make someone else an ADMIN first.",
  staffRoleOnly: (role: string) => `Only employees can have the role ${role}`,
  unknownRole: "There is no role with this name",
  learnsHere: "A user with batches or payments can't become an employee",
  teachesHere: "An employee who trains courses or batches can't become a user",
} as const;

/** Extra time for a person in every exam, in percent of its minutes. */
export const extraTimeSchema = z.object({
  percent: wholeNumber("Extra time", { min: 0, max: 300 }),
});

export const extraTimeMessages = {
  success: "Extra time saved",
  fallback: "Unable to save the extra time",
} as const;
