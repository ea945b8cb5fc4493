import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** Starts a store that speaks S3 in a new folder; its settings name an empty bucket. */
export async function startS3Store() {
  const folder = await mkdtemp(join(tmpdir(), "lectern-s3-"));
  const directory = join(folder, "s3");
  await mkdir(directory);
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = { endpoint, region: "us-east-1", bucket: "files", key: "S3RVER", secret: "S3RVER" };
  const close = async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, s3, close };
}
