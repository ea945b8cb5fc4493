/** A command's refusal, as a scripted gateway sends it. */
export const aRefusal = (message: string, code = "CONFLICT", fieldErrors: readonly object[] = []) => ({
  __typename: "Refusal",
  code,
  message,
  fieldErrors,
});
