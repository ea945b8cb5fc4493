// One server in a separate process. It reads commands on a control port: "publish ROOM SEQUENCE", and
// "usage".
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { type Kind, servers } from "./servers";

const messageBytes = 256;

const textOf = (sequence: string): string => `#${sequence}#`.padEnd(messageBytes, "x");

function usage(): string {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  return JSON.stringify({ cpu: user + system, memory: heapUsed + external });
}

const server = await servers[process.argv[2] as Kind]();
const control = createServer((socket) => {
  socket.setNoDelay(true);
  createInterface(socket).on("line", (line) => {
    const [command, room, sequence = ""] = line.split(" ");
    if (command === "publish") server.publish(Number(room), textOf(sequence));
    else socket.write(`${usage()}\n`);
  });
});
control.listen(0, "127.0.0.1", () => {
  const address = control.address();
  process.send?.({ port: server.port, control: typeof address === "object" ? address?.port : 0 });
});
process.on("disconnect", () => process.exit(0));
