import type { Frame, Wire } from "./wire/wire";

/** The frames that tell a client whether events of all gateways arrive, or whether it must poll. */
export type HearingFrames = Readonly<Record<"all" | "some", Frame>>;

const hearingMessage = (hearsAll: boolean) => JSON.stringify({ type: "ping", payload: { hearsAll } });

/** Builds the frames once for all sockets, of which there may be thousands. */
export const buildHearingFrames = (wire: Wire): HearingFrames => ({
  all: wire.frame(hearingMessage(true)),
  some: wire.frame(hearingMessage(false)),
});
