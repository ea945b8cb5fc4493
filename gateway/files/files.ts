import { join } from "node:path";
import type { Config } from "../config";
import { type Incoming, openIncoming } from "./incoming";
import { openFileStorage } from "./openStorage";
import type { FileStorage } from "./storage";

/** The files of a gateway: where they are kept, and where they arrive. */
export interface Files {
  storage: FileStorage;
  incoming: Incoming;
  /** The secrets that sign addresses, by tenant; they never change. */
  secrets: Map<number, string>;
}

/** Opens the files that the settings name; nothing is touched before the first upload. */
export const openFiles = (config: Pick<Config, "dataDir" | "files">): Files => ({
  storage: openFileStorage(config),
  incoming: openIncoming(join(config.dataDir, "uploads")),
  secrets: new Map(),
});
