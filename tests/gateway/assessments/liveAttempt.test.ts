import { afterEach, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { answer, findOptionIds, openExam, submit } from "./exam";

const sockets: LiveSocket[] = [];

const exam = await openExam();
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});

const document = `subscription ($id: Int!) { attemptChanged(attemptId: $id) {
  attempt { isFinished }
  question { databaseId isRight options { text isChosen isCorrect } }
} }`;

async function listen(caller: Caller, attemptId: number): Promise<LiveSocket> {
  const socket = await openLiveSocket(exam.test.origin, { token: caller.token });
  sockets.push(socket);
  await socket.listen("1", document, { id: attemptId });
  return socket;
}

it("an answer of one window reaches the other, and so does the end; nothing says what is right before", async () => {
  const { caller, attemptId, question } = await exam.sitting();
  const socket = await listen(caller, attemptId);
  const asked = question(1);
  await answer(caller, asked.databaseId, findOptionIds(asked, "Medan"));
  const first = (await socket.next()).payload.data.attemptChanged;
  expect(first).toMatchObject({
    attempt: { isFinished: false },
    question: { databaseId: asked.databaseId, isRight: null },
  });
  expect(first.question.options).toEqual([
    { text: "Bali", isChosen: false, isCorrect: null },
    { text: "Jakarta", isChosen: false, isCorrect: null },
    { text: "Medan", isChosen: true, isCorrect: null },
  ]);
  await submit(caller, attemptId);
  const end = (await socket.next()).payload.data.attemptChanged;
  expect(end).toEqual({ attempt: { isFinished: true }, question: null });
});

it("no one can subscribe to another's attempt", async () => {
  const { attemptId } = await exam.sitting();
  const { caller: classmate } = await exam.learner();
  for (const caller of [classmate, await exam.test.as("admin")]) {
    await expect(listen(caller, attemptId)).rejects.toThrow("FORBIDDEN");
  }
});
