// A model's stand-in as a program of its own: tsx tests/support/model/main.ts PORT
import { openModelServer } from "./server";

const server = await openModelServer(Number(process.argv[2] ?? 0));
process.stdout.write(`A stand-in for a model listens at ${server.url}\n`);
