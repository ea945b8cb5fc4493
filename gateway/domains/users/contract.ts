import { z } from "zod";
import { emailAddress, messages, nameText, password } from "../contract";
import { pageSizes } from "../lists/contract";

/** E is an employee (staff or trainer), U a user (learner or customer). */
export const userTypeLabels = { E: "Employee", U: "User" };
export type UserType = keyof typeof userTypeLabels;

/** Shown in place of the day of a last visit. */
export const neverSeen = "Never";

/** The roles that every organization knows; it may have further ones. */
export const roleNames = { admin: "ADMIN", trainer: "TRAINER", learner: "LEARNER" } as const;

/** The orders of the list of users; each falls back on the id, so that pages never overlap. */
export const userSorts = [
  "NAME",
  "USERNAME",
  "EMAIL",
  "TYPE",
  "VERIFIED",
  "ACTIVE",
  "UPDATED",
  "CREATED",
] as const;
export type UserSort = (typeof userSorts)[number];

export const userListLimits = { page: pageSizes.tables } as const;

/** A track that follows every specialization. */
export const allTracks = "ALL";

/** The lengths of a password that its owner or staff choose. */
export const passwordLimits = { min: 8, max: 25 } as const;

/** The longest password that is compared. */
const typedPasswordMax = 128;

export const profileLabels = {
  name: "Name",
  email: "Email",
  careerTrack: "Career track",
  currentPassword: "Current password",
} as const;

/** The fields of their own account that a user may change. */
export const profileSchema = z.object({
  name: nameText(profileLabels.name, { max: 100 }),
  email: emailAddress(profileLabels.email),
  careerTrack: z.string().trim().max(50).nullable(),
  /** Asked for when the address changes; an empty text is none. */
  currentPassword: z
    .string()
    .max(typedPasswordMax, messages.tooLong(profileLabels.currentPassword, typedPasswordMax))
    .nullish()
    .transform((text) => text || null),
});

export const changePasswordLabels = {
  currentPassword: "Current password",
  newPassword: "New password",
  repeatPassword: "Repeat new password",
} as const;

/** The first password of an account that has none. */
export const firstPasswordSchema = z.object({
  newPassword: password(changePasswordLabels.newPassword, passwordLimits),
});

/** A change of the user's own password; `repeatPassword` guards against typing errors. */
export const changePasswordSchema = firstPasswordSchema.extend({
  currentPassword: password(changePasswordLabels.currentPassword, { min: 1, max: typedPasswordMax }),
});

export const userMessages = {
  notFound: "User not found",
  passwordForEmail: "Enter your current password to change your email",
  ownEmail: "Change your own email on your profile, where you confirm it with your password",
  wrongPassword: "Current password is incorrect",
  samePassword: "New password must differ from the current one",
  repeatDiffers: "The two passwords differ",
  erasedPerson: "This person was erased",
  inactive: (name: string) => `The account of ${name} is inactive. Activate it first.`,
  emailTaken: "Email is already registered",
  changed: "Someone else changed this account",
  saveAvatar: {
    success: "Picture saved",
    fallback: "Unable to save the picture",
  },
  saveProfile: {
    success: "Successfully Updated",
    fallback: "Unable to save the profile",
  },
  passwordChanged: "Password changed. Your other sessions were signed out.",
  passwordSet: "Password set. Your other sessions were signed out.",
  passwordChangedMeanwhile: "The password has changed. Please enter the current one.",
} as const;
