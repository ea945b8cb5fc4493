import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { mayReadAccount } from "../users/metLoaders";
import { isOwnAccount, mayResetFactor } from "./access";
import type { OwnerProof as Proof } from "./ownerContract";
import { findOwnerProof, lacksSecondFactor } from "./rules";

const ownOnly = ({ id }: { id: number }, _args: object, { viewer }: Context) => isOwnAccount(viewer, id);

const OwnerProof = describedEnum<Proof>(
  "OwnerProof",
  "The proof of identity that the owner must give to change the account's means of signing in.",
  {
    OTP: "A code of the authenticator app, or a recovery code.",
    PASSWORD: "The password.",
    SESSION: "A sign-in within the last minutes: the account has neither.",
  },
);

builder.prismaObjectFields("User", (t) => ({
  totpAddedAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "When the authenticator app was added; null without one. Requires staff or the account's owner.",
    authScopes: (user, _args, context) => mayReadAccount(context, user),
    select: { totp: { select: { confirmedAt: true } } },
    resolve: ({ totp }) => totp?.confirmedAt ?? null,
  }),
  canResetSecondFactor: t.boolean({
    description:
      "Whether the account has a second factor that the viewer may reset. Requires signIn.manage; false for the viewer's own account.",
    select: {
      id: true,
      totp: { select: { confirmedAt: true } },
      passkeys: { select: { id: true }, take: 1 },
    },
    resolve: ({ id, totp, passkeys }, _args, { viewer }) =>
      mayResetFactor(viewer, id) && (totp?.confirmedAt != null || passkeys.length > 0),
  }),
  ownerProof: t.field({
    type: OwnerProof,
    description:
      "The proof needed to add a passkey or an authenticator app, or to remove a passkey. Only for the viewer's own account.",
    authScopes: ownOnly,
    select: { passwordHash: true, totp: { select: { confirmedAt: true } } },
    resolve: ({ passwordHash, totp }) =>
      findOwnerProof({ hasApp: totp?.confirmedAt != null, hasPassword: passwordHash !== null }),
  }),
  recoveryCodesLeft: t.int({
    description: "Number of recovery codes left. Only for the viewer's own account.",
    authScopes: ownOnly,
    select: { _count: { select: { recoveryCodes: true } } },
    resolve: ({ _count }) => _count.recoveryCodes,
  }),
  needsSecondFactor: t.boolean({
    description:
      "Whether the account must add a second factor before anything else, because its organization requires one of staff. Only for the viewer's own account.",
    authScopes: ({ id }, _args, { viewer }) => isOwnAccount(viewer, id) || { $granted: "ownAccount" },
    select: {
      userType: true,
      organization: { select: { staffSecondFactor: true } },
      totp: { select: { confirmedAt: true } },
      passkeys: { select: { id: true }, take: 1 },
    },
    resolve: ({ userType, organization, totp, passkeys }) =>
      lacksSecondFactor({
        userType,
        isDemanded: organization.staffSecondFactor,
        hasFactor: totp?.confirmedAt != null || passkeys.length > 0,
      }),
  }),
}));
