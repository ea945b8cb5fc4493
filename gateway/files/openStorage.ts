import { join } from "node:path";
import type { Config } from "../config";
import { openDiskStorage } from "./diskStorage";
import { openS3Storage } from "./s3Storage";
import type { FileStorage } from "./storage";

/** The storage that the settings name: a store that speaks S3, or the data folder. */
export function openFileStorage({ dataDir, files }: Pick<Config, "dataDir" | "files">): FileStorage {
  return files.s3 ? openS3Storage(files.s3) : openDiskStorage(join(dataDir, "files"));
}
