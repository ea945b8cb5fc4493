import { holdFolder } from "#gateway/database/folderLock";

/** The orders of a test to a process that holds a folder; see folderProcess.ts. */
export type HolderOrder =
  | { order: "hold"; folder: string; kernel?: string; uid?: number }
  | { order: "release" };

let release: () => Promise<void> = async () => undefined;

async function obey(order: HolderOrder): Promise<string> {
  if (order.order === "release") {
    await release();
    return "released";
  }
  const { folder, kernel, uid } = order;
  if (uid !== undefined) {
    process.setgid?.(uid);
    process.setuid?.(uid);
  }
  try {
    const rules = { beatEvery: 200, watchFor: 1_500, ...(kernel === undefined ? {} : { kernel }) };
    release = await holdFolder(folder, rules);
    return "held";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.on("message", (order: HolderOrder) => void obey(order).then((said) => process.send?.(said)));
