import type { PaymentInput } from "../../../../../gateway/domains/payments/contract";
import type { FieldError } from "../../../../forms/useForm";

/** Saves a payment; wrong fields are told, and false says that it was refused. */
export type SavePayment = (
  input: PaymentInput,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<boolean>;
