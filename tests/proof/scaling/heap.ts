import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const answers = z.object({ id: z.number(), result: z.unknown() });
const evaluated = z.object({ result: z.object({ value: z.number() }) });

/** Asks a process that was started with `--inspect`, one question after the other. */
async function askInspector(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  const answered = new Promise<unknown>((resolve) => {
    const hear = (data: WebSocket.RawData) => {
      const answer = answers.safeParse(JSON.parse(String(data)));
      if (answer.data?.id !== id) return;
      socket.off("message", hear);
      resolve(answer.data.result);
    };
    socket.on("message", hear);
  });
  socket.send(JSON.stringify({ id, method, params }));
  return answered;
}

/**
 * Megabytes that a process holds once its garbage is collected. What it resides in says little over minutes: a heap that is
 * far from its limit grows before it is collected. The process stands still for up to a second.
 */
export async function readHeldMemory(inspectorPort: number): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = targets.parse(await listed.json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  await askInspector(socket, 1, "HeapProfiler.collectGarbage", {});
  const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
  const answer = await askInspector(socket, 2, "Runtime.evaluate", { expression, returnByValue: true });
  socket.terminate();
  return evaluated.parse(answer).result.value / 1_048_576;
}
