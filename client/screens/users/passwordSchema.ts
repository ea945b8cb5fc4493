import { z } from "zod";
import { password } from "#gateway/domains/contract";
import {
  changePasswordLabels,
  changePasswordSchema,
  passwordLimits,
  userMessages,
} from "#gateway/domains/users/contract";

/** A password as it is typed: the new one twice, against a slip. */
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

/** The first password of an account: there is no current one to ask for. */
export const firstSchema = typedTwice(z.string());
