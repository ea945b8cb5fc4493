import type { Wire } from "./wire";

/**
 * Sends each message by ws alone. It is slower where many listen, and depends on nothing below ws: the way out should
 * frames that are written past it ever be in doubt.
 */
export const openPlainWire = (bufferAtMost: number): Wire => ({
  frame: (text) => Buffer.from(text),
  open: ({ webSocket }) => ({
    send(frame) {
      if (webSocket.bufferedAmount > bufferAtMost) webSocket.terminate();
      else webSocket.send(frame, { binary: false });
    },
    flush: () => undefined,
  }),
});
