// npm run files:move -- PLACE: moves the uploaded files between the data folder and S3.
import { join } from "node:path";
import { openDiskStorage } from "../gateway/files/diskStorage";
import { openIncoming } from "../gateway/files/incoming";
import { moveFiles } from "../gateway/files/moveFiles";
import { openS3Storage } from "../gateway/files/s3Storage";
import { readSettings, runWithWords, UsageError } from "./commandLine";

const help = `Moves the uploaded files between the data folder and the store that FILES_S3_* names.

  npm run files:move -- to-s3 | to-disk [--keep]

  --keep                  copies: leaves the files where they were, too
  --help                  shows this text

Every file is read back before it is deleted, and what was moved already is passed over: run it again after a break.
Gateways may run: copy with --keep, start them with the new settings, then move what is left.`;

await runWithWords({ name: "files:move", help, option: "keep" }, async (words, keep) => {
  const [place, ...others] = words;
  if ((place !== "to-s3" && place !== "to-disk") || others.length > 0)
    throw new UsageError("Say where the files go: to-s3 or to-disk");
  const { dataDir, files } = readSettings();
  if (!files.s3) throw new UsageError("Set FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET, for both ways");
  const disk = openDiskStorage(join(dataDir, "files"));
  const store = openS3Storage(files.s3);
  const [from, to] = place === "to-s3" ? [disk, store] : [store, disk];
  const { newPath } = openIncoming(join(dataDir, "uploads"));
  const onProgress = (count: number) => {
    if (count % 500 === 0) console.log(`${count} files…`);
  };
  const { copied, known, differing } = await moveFiles({ from, to, newPath, keep, onProgress });
  console.log(`${copied} files ${keep ? "copied" : "moved"}, ${known} were there already.`);
  if (differing.length === 0) return;
  for (const key of differing) console.error(`Differs in both places, left as it is: ${key}`);
  process.exit(1);
});
