import { afterEach, beforeAll, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { openExam, start, submit } from "./exam";

const exam = await openExam();
const sockets: LiveSocket[] = [];
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});

async function connect(caller: Caller): Promise<LiveSocket> {
  const socket = await openLiveSocket(exam.test.origin, { token: caller.token });
  sockets.push(socket);
  return socket;
}

const document = "subscription ($id: Int!) { sittingsChanged(assessmentId: $id) }";

/** Watches the results; returns what takes the next event. */
async function watch(assessmentId: number) {
  const socket = await connect(admin);
  await socket.listen("1", document, { id: assessmentId });
  return async (): Promise<number | null> => {
    for (;;) {
      const message = await socket.next();
      if (message.type === "next") return message.payload.data.sittingsChanged;
    }
  };
}

it("a start is told to those who watch the results, and so is a learner who comes and goes while it is open", async () => {
  const { caller, assessment } = await exam.seated();
  const next = await watch(assessment.id);
  // The watcher's own coming is nothing of the assessment.
  expect(await next()).toBeNull();
  const { attempt } = await start(caller, assessment.id);
  expect(await next()).toBe(attempt.databaseId);
  const socket = await connect(caller);
  expect(await next()).toBe(attempt.databaseId);
  await socket.close();
  expect(await next()).toBe(attempt.databaseId);
  // A resumption changes nothing; the end does.
  await start(caller, assessment.id);
  await submit(caller, attempt.databaseId);
  expect(await next()).toBe(attempt.databaseId);
  await connect(caller);
  expect(await next()).toBeNull();
}, 30_000);
