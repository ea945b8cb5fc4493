import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { z } from "zod";
import { withShortPath } from "../database/socketPath";

/**
 * A gateway on the embedded database is the only process that can read it. The operator's commands reach it
 * over a socket in the data folder, in a folder that only the gateway's own user may enter.
 */
const channelFolder = (dataDir: string) => join(resolve(dataDir), "operator");
const socketPath = (dataDir: string) => join(channelFolder(dataDir), "socket");

const questions = z.enum(["backup", "doctor", "history"]);

/** A request of the operator's commands. */
export type OperatorQuestion = z.infer<typeof questions>;

/** The one line that a command sends. */
const requestForm = z.object({ question: questions, body: z.unknown() });

interface Request {
  /** A folder for temporary files. */
  folder: string;
  /** The JSON that the command sent along. */
  body: unknown;
}

/** Handles one request by writing to the socket, which is ended afterwards. */
type Answer = (socket: Socket, request: Request) => Promise<void>;

/** Milliseconds without traffic after which a command is given up; a dump comes before its first byte. */
const patience = 600_000;

interface Options {
  dataDir: string;
  answers: Partial<Record<OperatorQuestion, Answer>>;
  log: Logger;
}

function parseRequest(line: unknown) {
  try {
    return requestForm.safeParse(JSON.parse(String(line))).data;
  } catch {
    return undefined;
  }
}

async function serve(socket: Socket, { dataDir, answers, log }: Options): Promise<void> {
  const lines = createInterface({ input: socket });
  const { value: line } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  const request = parseRequest(line);
  const answer = request && answers[request.question];
  if (!answer) return void socket.destroy();
  log.info({ question: request.question }, "an operator's command asks");
  await answer(socket, { folder: channelFolder(dataDir), body: request.body });
  socket.end();
}

function listen(path: string, server: Server): Promise<void> {
  return new Promise((done, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.off("error", reject);
      done();
    });
  });
}

/**
 * Serves the operator's commands on a data folder that this process holds; the returned function stops it.
 */
export async function openOperatorChannel(options: Options): Promise<() => Promise<void>> {
  const { dataDir, log } = options;
  const folder = channelFolder(dataDir);
  // The holder of the folder is alone, so existing files are a dead process's.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("error", () => undefined);
    serve(socket, options).catch((error: unknown) => {
      log.error({ err: error }, "an operator's command failed");
      socket.destroy();
    });
  });
  await withShortPath(socketPath(dataDir), (path) => listen(path, server.unref()));
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((done) => server.close(done));
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Asks the gateway that has a data folder open, and sends a body along as JSON. Rejects when none can be reached by
 * this user.
 */
export function askOperatorChannel(
  dataDir: string,
  question: OperatorQuestion,
  body: unknown = null,
): Promise<Socket> {
  return withShortPath(
    socketPath(dataDir),
    (path) =>
      new Promise<Socket>((done, reject) => {
        const socket = connect(path);
        socket.once("error", reject);
        socket.once("connect", () => {
          socket.off("error", reject);
          socket.write(`${JSON.stringify({ question, body })}\n`);
          done(socket);
        });
      }),
  );
}
