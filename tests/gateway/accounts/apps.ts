import { codeAt, fromBase32, stepAt } from "#gateway/session/totp";
import type { Caller } from "#tests/support/caller";
import { madePassword } from "#tests/support/factory";

const refusal = "... on Refusal { code message fieldErrors { field message } }";

export const startTotp = `mutation { result: startTotp(password: "${madePassword}") { ... on StartTotpPayload { secret address } ${refusal} } }`;
export const confirmTotp = `mutation ($otp: String!) {
  result: confirmTotp(otp: $otp) { ... on RecoveryCodesPayload { codes user { totpAddedAt recoveryCodesLeft } } ${refusal} }
}`;

/** The code that an app shows at a moment. */
export const showCode = (secret: string, moment: Date) => codeAt(fromBase32(secret), stepAt(moment));

/** Adds an authenticator app to a caller's account; returns its secret and the recovery codes. */
export async function addApp(caller: Caller, now: Date): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await caller.graphql(startTotp)).data.result;
  const { data } = await caller.graphql(confirmTotp, { otp: showCode(secret, now) });
  return { secret, codes: data.result.codes };
}
