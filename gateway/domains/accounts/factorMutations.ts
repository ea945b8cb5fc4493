import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { memberMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import type { Member } from "#gateway/session/viewer";
import { OrganizationSettings } from "../organizations/Organization";
import { User } from "../users/User";
import { UserPayload } from "../users/UserPayload";
import { demandSecondFactor, resetSecondFactor } from "./factorResetCommands";
import {
  confirmTotp,
  disableTotp,
  type RecoveryCodes,
  renewRecoveryCodes,
  type StartedTotp,
  startTotp,
} from "./totpCommands";

/** Proves the identity of the account's owner. */
export const ownerProofs = {
  password: optional("String", "The account's password, if `ownerProof` is PASSWORD."),
  otp: optional("String", "A code of the authenticator app, or a recovery code, if it is OTP."),
};

const Started = valueType<StartedTotp>("StartTotpPayload", {
  description: "An authenticator app being added.",
  readers: "signedIn",
  values: {
    secret: value("String", "The secret in base32, to type into the app. Sent only once."),
    address: value("String", "The otpauth URL for its QR code."),
  },
});

memberMutation("startTotp", {
  type: Started,
  description:
    "Starts to add an authenticator app to the viewer's account; confirmTotp adds it. CONFLICT if there is one; FORBIDDEN without the account's `ownerProof`.",
  args: toArgs(ownerProofs),
  run: startTotp,
});

type CodesOfUser = RecoveryCodes & { userId: number };

const Codes = commandPayload<CodesOfUser>("RecoveryCodesPayload", {
  description: "The viewer's account with new recovery codes.",
  readers: "signedIn",
  rows: { user: { type: User, id: "userId", description: "The account after the change." } },
  fields: (t) => ({
    codes: t.stringList({
      description: "Ten codes, each of which signs in once in place of the app. Sent only once.",
      resolve: ({ codes }) => codes,
    }),
  }),
});

const otp = { otp: required("String", "A code of the authenticator app, or a recovery code.") };

const withUser =
  (command: (context: Context, member: Member, input: unknown) => Promise<RecoveryCodes>) =>
  async (context: Context, member: Member, input: object): Promise<CodesOfUser> => ({
    ...(await command(context, member, input)),
    userId: member.userId,
  });

memberMutation("confirmTotp", {
  type: Codes,
  description:
    "Adds the authenticator app that startTotp began, by its first code, and creates ten recovery codes.",
  args: toArgs({ otp: required("String", "The code that the app shows.") }),
  run: withUser(confirmTotp),
});

memberMutation("renewRecoveryCodes", {
  type: Codes,
  description: "Creates ten new recovery codes in place of the old ones.",
  args: toArgs(otp),
  run: withUser(renewRecoveryCodes),
});

memberMutation("disableTotp", {
  type: UserPayload,
  description: "Removes the viewer's authenticator app with its recovery codes.",
  args: toArgs(otp),
  run: async (context, member, input) => {
    await disableTotp(context, member, input);
    return member.userId;
  },
});

staffMutation("resetSecondFactor", {
  right: "signIn.manage",
  type: UserPayload,
  description:
    "Removes the second factor of an account that has lost it, and ends its sessions. CONFLICT if it has none. Requires signIn.manage.",
  args: toArgs({ userId: rowId("user") }),
  run: (context, member, { userId }) => resetSecondFactor(context, member, userId),
});

const Demand = commandPayload<{ organizationId: number }>("SetStaffSecondFactorPayload", {
  description: "The organization after the change.",
  rows: {
    settings: { type: OrganizationSettings, id: "organizationId", description: "Its public settings." },
  },
});

staffMutation("setStaffSecondFactor", {
  right: "signIn.manage",
  type: Demand,
  description:
    "Sets whether all staff need a second factor: those who lack one must add it before anything else. CONFLICT for a viewer without one. Requires signIn.manage.",
  args: toArgs({ isDemanded: required("Boolean", "Whether it is required.") }),
  run: async (context, member, { isDemanded }) => {
    await demandSecondFactor(context, member, isDemanded);
    return { organizationId: member.organizationId };
  },
});
