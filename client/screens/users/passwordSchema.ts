import { z } from "zod";
import { password } from "#gateway/domains/contract";
import {
  changePasswordLabels,
  changePasswordSchema,
  passwordLimits,
  userMessages,
} from "#gateway/domains/users/contract";

/** A new password, entered twice to catch typing errors. */
const typedTwice = (currentPassword: z.ZodString) =>
  changePasswordSchema
    .extend({
      currentPassword,
      repeatPassword: password(changePasswordLabels.repeatPassword, { min: 1, max: passwordLimits.max }),
    })
    .refine(({ newPassword, repeatPassword }) => newPassword === repeatPassword, {
      path: ["repeatPassword"],
      message: userMessages.repeatDiffers,
    });

/** A change of the password. */
export const changeSchema = typedTwice(changePasswordSchema.shape.currentPassword);

/** The first password of an account, which needs no current one. */
export const firstSchema = typedTwice(z.string());
