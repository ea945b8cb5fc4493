import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { findOutage } from "#gateway/database/outage";

/** Arriving uploads in a folder. The library's own store keeps to itself why a part could not be written. */
export class UploadStore extends FileStore {
  override async write(...[part, id, offset]: Parameters<FileStore["write"]>): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: "r+", start: offset });
    try {
      await pipeline(part, file);
      return offset + file.bytesWritten;
    } catch (error) {
      if (findOutage(error)?.kind === "full") throw error;
      // The caller broke off: what has arrived stays, and the upload goes on there.
      throw { status_code: 500, body: "The upload broke off\n" };
    }
  }
}
