/** The browser's response as JSON, or why there is none; null where another request took over. */
export type PasskeyResponse = { response: string } | { failure: string } | null;

const failures: Readonly<Record<string, string>> = {
  NotAllowedError: "It was cancelled or took too long.",
  InvalidStateError: "This device already has one of your passkeys.",
  SecurityError: "Passkeys need a secure address (https).",
};

const otherFailure = "This browser doesn't support passkeys, or they're off.";

/** Few visits use passkeys, so their code is no part of any first load. */
const library = () => import("@simplewebauthn/browser");

type Library = Awaited<ReturnType<typeof library>>;

async function ask(work: (webauthn: Library) => Promise<object>): Promise<PasskeyResponse> {
  try {
    return { response: JSON.stringify(await work(await library())) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return name === "AbortError" ? null : { failure: failures[name] ?? otherFailure };
  }
}

/** Has the browser make a passkey by the options of `startPasskey`. */
export const makePasskey = (options: string): Promise<PasskeyResponse> =>
  ask(({ startRegistration }) => startRegistration({ optionsJSON: JSON.parse(options) }));

/** Has the browser sign in by a passkey; with `isOffered` among the suggestions of a field that is typed into. */
export const signWithPasskey = (options: string, isOffered: boolean): Promise<PasskeyResponse> =>
  ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: isOffered }),
  );

/** Takes a request back that the browser still shows. */
export const stopAskingForPasskey = (): Promise<void> =>
  library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** Whether the browser has passkeys at all. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in window;

/** Whether the browser offers passkeys among the suggestions of a field. */
export const offersPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
