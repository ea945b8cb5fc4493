import { describe, expect, it } from "vitest";
import type { UploadOptions } from "~/files/sendDirect";
import { UploadError, type UploadedFile } from "~/files/uploadedFile";
import { UploadQueue } from "~/files/uploadQueue";

interface Sent extends UploadOptions {
  name: string;
  resolve: (file: UploadedFile) => void;
  reject: (error: Error) => void;
}

function openQueue() {
  const sent: Sent[] = [];
  const uploaded: string[] = [];
  const queue = new UploadQueue({
    onUploaded: ({ name }) => void uploaded.push(name),
    send: ({ name }, sending) =>
      new Promise((resolve, reject) => void sent.push({ name, resolve, reject, ...sending })),
  });
  const finish = (name: string) =>
    sent
      .findLast((item) => item.name === name)
      ?.resolve({ id: 1, name, mime: "text/plain", bytes: 1, url: "/" });
  const names = () => sent.map(({ name }) => name);
  return { queue, sent, uploaded, finish, names };
}

const file = (name: string) => new File(["a"], name);

describe("the queue of uploads", () => {
  it("sends two files at once and the next when one is done", async () => {
    const { queue, uploaded, finish, names } = openQueue();
    queue.add([file("a"), file("b"), file("c")]);
    expect(names()).toEqual(["a", "b"]);
    finish("b");
    await expect.poll(names).toEqual(["a", "b", "c"]);
    expect(uploaded).toEqual(["b"]);
    expect(queue.uploads.read().map(({ name }) => name)).toEqual(["a", "c"]);
  });

  it("shows the progress, and tells its listeners", () => {
    const { queue, sent } = openQueue();
    let told = 0;
    queue.uploads.subscribe(() => {
      told += 1;
    });
    queue.add([file("a")]);
    const before = told;
    sent[0]?.onProgress(1);
    expect(queue.uploads.read()[0]?.sent).toBe(1);
    expect(told).toBeGreaterThan(before);
  });

  it("aborts what is cancelled and sends the next", async () => {
    const { queue, sent, uploaded, finish, names } = openQueue();
    queue.add([file("a"), file("b"), file("c")]);
    queue.cancel(queue.uploads.read()[0]?.key ?? -1);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(names()).toEqual(["a", "b", "c"]);
    finish("a");
    finish("c");
    await expect.poll(() => uploaded).toEqual(["c"]);
  });

  it("keeps what has failed with the reason, and tries it again", async () => {
    const { queue, sent, uploaded, finish, names } = openQueue();
    queue.add([file("a")]);
    sent[0]?.reject(new UploadError("There is no room"));
    await expect.poll(() => queue.uploads.read()[0]?.error).toBe("There is no room");
    queue.retry(queue.uploads.read()[0]?.key ?? -1);
    expect(queue.uploads.read()[0]?.error).toBeUndefined();
    expect(names()).toEqual(["a", "a"]);
    finish("a");
    await expect.poll(() => uploaded).toEqual(["a"]);
    expect(queue.uploads.read()).toEqual([]);
  });
});
