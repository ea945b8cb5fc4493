// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { learner } from "#tests/client/session/people";
import { learnerSaves } from "~/screens/learner/learnerSaves";
import { completionAnswer, layoutAnswer, topicsAnswer } from "./courseData";
import { type Answers, closeLearner, openLearner, refusal, unreachable } from "./openLearner";

const address = "/learner/courses/SQL-PG/5/topics";
const reading: Answers = {
  CourseLayoutQuery: () => layoutAnswer,
  TopicsScreenQuery: () => topicsAnswer,
};
const mutation = "learnerCommandsSetTopicStatusMutation";

const rows = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Rows" });
const module = (name: string) => within(screen.getByRole("region", { name }));
const progressTexts = () => [
  screen.getByText(/complete, \d of 4 topics/).textContent,
  module("Basics").getByText(/of 2 topics/).textContent,
];

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

afterEach(closeLearner);

describe("topics", () => {
  it("lists modules and topics with the dates of what is done", async () => {
    openLearner(address, reading);
    await rows();
    expect(screen.getByRole("heading", { level: 1, name: "Topics" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Tables" }).checked).toBe(true);
    expect(screen.getByText(/05-03-2025/)).toBeTruthy();
    expect(progressTexts()).toEqual(["25% complete, 1 of 4 topics", "50%, 1 of 2 topics"]);
  });

  it("opens where the learner stands: finished modules are folded, and Continue leads on", async () => {
    const [basics, joins] = topicsAnswer.course.modules;
    const done = { status: "COMPLETED", completedDate: "2025-03-05T06:00:00.000Z" };
    const finished = { ...basics, topics: basics?.topics.map((topic) => ({ ...topic, ...done })) };
    const course = { ...topicsAnswer.course, modules: [finished, joins] };
    const { router } = openLearner(address, { ...reading, TopicsScreenQuery: () => ({ course }) });
    const next = await screen.findByRole("link", { name: "Continue with Inner joins" });
    expect(next.getAttribute("href")).toBe(`${address}/21`);
    const head = module("Basics").getByRole("button", { name: "Basics" });
    const list = document.getElementById(head.getAttribute("aria-controls") ?? "");
    expect([head.getAttribute("aria-expanded"), list?.hidden]).toEqual(["false", true]);
    expect(module("Joins").getByRole("button", { name: "Joins" }).getAttribute("aria-expanded")).toBe("true");
    // A link to one of its topics opens it.
    await act(() => router.navigate(`${address}#topic-12`));
    await waitFor(() => expect(list?.hidden).toBe(false));
    expect(document.activeElement?.id).toBe("topic-12");
  });

  it("says why a topic cannot be marked complete", async () => {
    const [basics, joins] = topicsAnswer.course.modules;
    const topics = [
      { ...basics?.topics[1], isOpen: false },
      { ...joins?.topics[0], completion: "VIEWED" },
    ];
    const course = { ...topicsAnswer.course, modules: [{ ...basics, topics }] };
    openLearner(address, { ...reading, TopicsScreenQuery: () => ({ course }) });
    expect((await rows()).disabled).toBe(true);
    expect(screen.getByText("Not open yet")).toBeTruthy();
    expect(screen.getByText("Completes in its lesson")).toBeTruthy();
  });

  it("leads the default child to the topics, and to the topic that the address names", async () => {
    const { router } = openLearner("/learner/courses/SQL-PG/5", reading);
    await rows();
    expect(router.state.location.pathname).toBe(address);
    await act(() => router.navigate(`${address}#topic-21`));
    await waitFor(() => expect(document.activeElement?.id).toBe("topic-21"));
  });

  it("shows a completion with all percentages before the server has responded", async () => {
    const answer = deferred<unknown>();
    openLearner(address, { ...reading, [mutation]: () => answer.promise });
    await userEvent.click(await rows());
    expect((await rows()).checked).toBe(true);
    expect(progressTexts()).toEqual(["50% complete, 2 of 4 topics", "100%, 2 of 2 topics"]);
    await act(async () => answer.resolve(completionAnswer(12, "COMPLETED", 2)));
    expect(await screen.findByText(/07-06-2025/)).toBeTruthy();
    expect(progressTexts()).toEqual(["50% complete, 2 of 4 topics", "100%, 2 of 2 topics"]);
  });

  it("takes a refused completion back and says why, at the topic and in the toast", async () => {
    openLearner(address, { ...reading, [mutation]: () => refusal("You are not enrolled in this course") });
    await userEvent.click(await rows());
    await waitFor(() => expect(screen.getAllByText("You are not enrolled in this course")).toHaveLength(2));
    expect((await rows()).checked).toBe(false);
    expect((await rows()).getAttribute("aria-invalid")).toBe("true");
    expect(progressTexts()).toEqual(["25% complete, 1 of 4 topics", "50%, 1 of 2 topics"]);
  });

  it("has a reason of its own when the server gave none", async () => {
    openLearner(address, { ...reading, [mutation]: () => refusal("") });
    await userEvent.click(await rows());
    await waitFor(() => expect(screen.getAllByText("Unable to update topic status")).toHaveLength(2));
  });

  it("keeps a completion while the network is away and sends it when it is back", async () => {
    let away = true;
    const { askedAs } = openLearner(address, {
      ...reading,
      [mutation]: () => (away ? unreachable() : completionAnswer(12, "COMPLETED", 2)),
    });
    await userEvent.click(await rows());
    expect(await screen.findByText("Waiting for connection")).toBeTruthy();
    expect((await rows()).checked).toBe(true);
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    away = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText("Waiting for connection")).toBeNull());
    expect((await rows()).checked).toBe(true);
    expect(askedAs(mutation)).toHaveLength(2);
    expect(learnerSaves.isWaiting()).toBe(false);
  });

  it("settles on the last of several clicks", async () => {
    const first = deferred<unknown>();
    let calls = 0;
    const { askedAs } = openLearner(address, {
      ...reading,
      [mutation]: () => (calls++ === 0 ? first.promise : completionAnswer(12, "PENDING", 1)),
    });
    await userEvent.click(await rows());
    await userEvent.click(await rows());
    expect((await rows()).checked).toBe(false);
    expect(askedAs(mutation)).toHaveLength(1);
    await act(async () => first.resolve(completionAnswer(12, "COMPLETED", 2)));
    await waitFor(() => expect(askedAs(mutation)).toHaveLength(2));
    expect(askedAs(mutation)[1]?.variables).toEqual({
      input: { courseId: 5, topicId: 12, status: "PENDING" },
    });
    await waitFor(() => expect(progressTexts()[0]).toBe("25% complete, 1 of 4 topics"));
    expect((await rows()).checked).toBe(false);
  });

  it("marks a whole module done, and takes that back topic by topic", async () => {
    const { askedAs } = openLearner(address, {
      ...reading,
      [mutation]: ({ input }) => {
        const { topicId, status } = input as { topicId: number; status: "COMPLETED" | "PENDING" };
        return completionAnswer(topicId, status, 3);
      },
    });
    await rows();
    await userEvent.click(module("Joins").getByRole("button", { name: /^Mark module done.*Joins/ }));
    await waitFor(() => expect(module("Joins").getByText("100%, 2 of 2 topics")).toBeTruthy());
    await waitFor(() => expect(askedAs(mutation)).toHaveLength(2));
    await userEvent.click(module("Joins").getByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(module("Joins").getByText("0%, 0 of 2 topics")).toBeTruthy());
    await waitFor(() => expect(askedAs(mutation)).toHaveLength(4));
    const undone = askedAs(mutation).slice(2);
    expect(undone.map(({ variables }) => variables["input"])).toEqual([
      { courseId: 5, topicId: 21, status: "PENDING" },
      { courseId: 5, topicId: 22, status: "PENDING" },
    ]);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("keeps the screen under the course's own code, whatever code the address has", async () => {
    const { router } = openLearner("/learner/courses/PYTHON/5/topics?a=1#topic-12", reading);
    await rows();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe("/learner/courses/SQL-PG/5/topics?a=1#topic-12");
  });

  it("names the course in the title of the window", async () => {
    openLearner(address, reading);
    await rows();
    await waitFor(() => expect(document.title).toMatch(/^Topics · SQL and PostgreSQL/));
  });

  it("follows completions from the same learner's other tab, and no one else's", async () => {
    openLearner(address, reading);
    await rows();
    const other = new BroadcastChannel("lectern-completions");
    const completion = { topicId: "T12", enrolmentId: "E1", done: true, date: "2025-06-07T06:00:00.000Z" };
    const say = (account: number, topicId: string) =>
      other.postMessage({ account, completion: { ...completion, topicId, completed: 2, percentage: 50 } });
    say(learner.id + 1, "T21");
    say(learner.id, "T12");
    await waitFor(async () => expect((await rows()).checked).toBe(true));
    expect(progressTexts()).toEqual(["50% complete, 2 of 4 topics", "100%, 2 of 2 topics"]);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Inner joins" }).checked).toBe(false);
    other.close();
  });

  it("sends a tick of a closed tab when the area is opened again, once", async () => {
    openLearner(address, { ...reading, [mutation]: unreachable });
    await userEvent.click(await rows());
    expect(await screen.findByText("Waiting for connection")).toBeTruthy();
    cleanup();
    closeLearner();
    const { askedAs } = openLearner(address, {
      ...reading,
      [mutation]: () => completionAnswer(12, "COMPLETED", 2),
    });
    await waitFor(() => expect(askedAs(mutation)).toHaveLength(1));
    expect(askedAs(mutation)[0]?.variables).toMatchObject({ input: { topicId: 12, status: "COMPLETED" } });
    await waitFor(() => expect(localStorage.getItem("kept:1:7:marks:waiting")).toBeNull());
    expect((await rows()).checked).toBe(true);
  });

  it("never sends a tick of someone else, and says when one is refused", async () => {
    openLearner(address, { ...reading, [mutation]: unreachable });
    await userEvent.click(await rows());
    await screen.findByText("Waiting for connection");
    cleanup();
    closeLearner();
    const kept = localStorage.getItem("kept:1:7:marks:waiting");
    const other = openLearner(address, reading, { ...learner, id: 8 });
    await rows();
    expect(other.askedAs(mutation)).toEqual([]);
    cleanup();
    closeLearner();
    localStorage.setItem("kept:1:7:marks:waiting", String(kept));
    openLearner(address, { ...reading, [mutation]: () => refusal("You are not enrolled in this course") });
    expect((await screen.findAllByText("You are not enrolled in this course")).length).toBeGreaterThan(0);
    expect(localStorage.getItem("kept:1:7:marks:waiting")).toBeNull();
  });
});
