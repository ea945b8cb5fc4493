import { RequestError } from "./requestError";

/** A request that the server refused because there is no session, or that was held back for the same reason. */
export interface RefusedRequest {
  error: Error;
  /** Whether it changes something. */
  isChange: boolean;
}

/** Asks for a new session; resolves to whether to send the request again. */
export type Renew = (refused: RefusedRequest) => Promise<boolean>;

const fail: Renew = async () => false;
let renew: Renew = fail;
let changes = 0;

/** Sets who asks for a new session. Returns the function that ends that. */
export function setRenewal(next: Renew): () => void {
  renew = next;
  return () => {
    renew = fail;
  };
}

/** Whether a change is on its way to the server. */
export const isChanging = (): boolean => changes > 0;

/** The message of a request that was held back: another tab has signed in as someone else. */
export const otherPerson = "You are signed in as someone else in this browser now.";

/** Whether a request failed because the person it belongs to is not signed in any more; uploads say so themselves. */
function isSessionOver(error: unknown): error is Error {
  if (error instanceof RequestError)
    return error.code === "UNAUTHENTICATED" || error.status === 401 || error.message === otherPerson;
  return error instanceof Error && "isSignedOut" in error && error.isSignedOut === true;
}

/**
 * Sends a request, and once again after the person has signed in again where the session was over: the server has refused
 * such a request before it did anything.
 */
export async function sendRenewed<Answer>(send: () => Promise<Answer>, isChange: boolean): Promise<Answer> {
  if (isChange) changes += 1;
  try {
    return await send();
  } catch (error) {
    if (!isSessionOver(error) || !(await renew({ error, isChange }))) throw error;
    return await send();
  } finally {
    if (isChange) changes -= 1;
  }
}
