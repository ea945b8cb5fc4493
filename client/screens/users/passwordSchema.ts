import { password } from "../../../gateway/domains/contract";
import {
  changePasswordLabels,
  changePasswordSchema,
  passwordLimits,
  userMessages,
} from "../../../gateway/domains/users/contract";

/** A change of the password as it is typed: the new one twice, against a slip. */
export const passwordSchema = changePasswordSchema
  .extend({
    repeatPassword: password(changePasswordLabels.repeatPassword, { min: 1, max: passwordLimits.max }),
  })
  .refine(({ newPassword, repeatPassword }) => newPassword === repeatPassword, {
    path: ["repeatPassword"],
    message: userMessages.repeatDiffers,
  });
