import { z } from "zod";
import { removeOrphans } from "#gateway/files/orphans";
import { readPictureWidth } from "#gateway/files/pictureWidths";
import type { RecurringTask } from "#gateway/graphql/manifest";
import { defineJob } from "#gateway/jobs/handler";
import { dayMs } from "../durationContract";
import { deleteUnusedFile } from "./changeCommands";
import { fileLimits, pictureWidths } from "./contract";
import { deleteOldUploads } from "./uploadCommands";

const ofFile = { fileId: z.int() };

/** Deletes a file that nothing has used for seven days. */
export const deleteUnusedJob = defineJob("files.deleteUnused", ofFile, async (job, { fileId }) => {
  const { gateway, db, organizationId, finish } = job;
  const before = new Date(gateway.clock().getTime() - fileLimits.unused * dayMs);
  await deleteUnusedFile({ ...gateway, db }, { organizationId, fileId, before, finish });
});

/** Makes the smaller sizes of a picture, so that the first who asks need not wait. */
export const makeWidthsJob = defineJob("files.makeWidths", ofFile, async ({ gateway, db }, { fileId }) => {
  const file = await db.file.findUnique({ where: { id: fileId } });
  if (!file) return;
  for (const width of pictureWidths) await readPictureWidth(gateway.files, file.storageKey, width);
});

/** Deletes the remains of unfinished uploads, and bytes that belong to no file. */
export const sweepTask: RecurringTask = {
  name: "sweepFiles",
  every: dayMs,
  async round({ files, clock, tenants, tenantClient }) {
    const now = clock();
    await files.incoming.sweep(now);
    for (const { id } of await tenants.list()) await deleteOldUploads(tenantClient(id), now);
    await removeOrphans(files.storage, new Date(now.getTime() - dayMs), async (organizationId, keys) => {
      const rows = await tenantClient(organizationId).file.findMany({
        where: { storageKey: { in: keys } },
        select: { storageKey: true },
      });
      return rows.map(({ storageKey }) => storageKey);
    });
  },
};
