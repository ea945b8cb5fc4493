// One server in a separate process: it prints its port, and its processor time on request.
import { once } from "node:events";
import { type Kind, type Source, servers } from "./servers";

const [source] = (await once(process, "message")) as [Source];
const port = await servers[process.argv[2] as Kind](source);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on("disconnect", () => process.exit(0));
process.send?.(port);
