import type { Config } from "#gateway/config";
import { openJoinedWire } from "./joinedWire";
import { openPlainWire } from "./plainWire";
import type { Wire } from "./wire";

const openers = { joined: openJoinedWire, plain: openPlainWire };

/** Opens the wire that the settings name; a peer is cut off when more bytes than given wait for it. */
export const openWire = (kind: Config["realtimeWire"], bufferAtMost: number): Wire =>
  openers[kind](bufferAtMost);
