import { aRefusal } from "#tests/support/refusal";
// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { courseGenerationRoutes, generationRoutes } from "~/screens/admin/courses/generation/routes";
import { currentToasts } from "~/ui/toasts";

const area = [
  {
    path: "admin",
    children: [...generationRoutes, { path: "courses/:id", children: courseGenerationRoutes }],
  },
];
const address = "/admin/curriculum/4/topics/generate";

const module = (name: string, topics: string[]) => ({ moduleId: null, name, topics, questions: [] });
const basics = module("Basics", ["Tables", "Keys"]);
const more = module("More", ["Joins"]);

const run = (status: string, change: object = {}) => ({
  ...{
    __typename: "GenerationRun",
    id: "Run:7",
    databaseId: 7,
    status,
    reason: null,
    leftOut: 0,
    blocks: [],
    overCap: 0,
  },
  ...{ instruction: "On databases", objectives: [], modules: [basics, more], ...change },
});
type Run = ReturnType<typeof run>;

/** The generation as the gateway has it. */
let current: Run | null = null;

function payload(of: Run) {
  current = of;
  return { __typename: "GenerationPayload", run: of };
}

const curriculum = {
  ...{ __typename: "Curriculum", id: "Curriculum:4", databaseId: 4, title: "Databases", objectives: [] },
  updatedAt: "2026-11-18T10:00:00Z",
  instructions: { nodes: [] },
  modules: [
    {
      ...{ id: "CurriculumModule:1", databaseId: 1, name: "basics", questions: [] },
      topics: [{ id: "CurriculumTopic:1", name: "keys" }],
    },
  ],
};
const generation = { isConfigured: true, dailyTokens: 1_000, tokensLeft: 900, canSeeUsage: false };

let live: ReturnType<typeof scriptLive>;
beforeEach(() => {
  live = scriptLive();
});

/** Opens the screen with a generation as it stands, or without one. */
function open(openGeneration: Run | null, script: Script = {}, at = address) {
  current = openGeneration;
  const gateway = scriptGateway({ generation, openGeneration, curriculum, node: () => current, ...script });
  return { ...gateway, router: openScreen(at, area) };
}

const proposal = () => screen.findByRole("region", { name: "Proposal" });
const rows = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("[data-handle]")?.getAttribute("aria-label")?.replace("Move ", ""));
const grip = (name: string) => screen.getByRole("button", { name: `Move ${name}` });
/** Waits for the end of a drag: for a moment, the click that ends it is kept from everything. */
const clicksAreHeard = () =>
  waitFor(() => {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    document.body.addEventListener("click", hear, { once: true });
    fireEvent.click(document.body);
    expect(isHeard).toBe(true);
  });

const key = (name: string, code: string) => fireEvent.keyDown(grip(name), { code });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Has the running generation tell that it changed, once the screen follows it. */
async function tell(changed: Run) {
  await waitFor(() =>
    expect(live.listening.map(({ operationName }) => operationName)).toContain("runSubscription"),
  );
  // Not before: a screen that begins to listen asks how it stands, and would know the end already.
  current = changed;
  live.tell("runSubscription", { data: { generationChanged: changed } });
}

describe("generating", () => {
  it("says before anything is typed that no model is configured", async () => {
    open(null, { generation: { ...generation, isConfigured: false } });
    expect(await screen.findByText("AI generation is not configured")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says that today's budget is used up, and begins nothing", async () => {
    open(run("ABANDONED", { reason: "Generating stopped when the screen was closed." }), {
      generation: { ...generation, tokensLeft: 0 },
    });
    expect(
      await screen.findByText("Today's budget for AI generation is used up. You get new tokens tomorrow."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Generate" })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("says when a user who generates too often may go on, and why the service is not asked now", async () => {
    const tooMany = new GraphQLError("You have generated 10 times within an hour. Try again in 23 minutes.", {
      extensions: { code: "TOO_MANY_ATTEMPTS", retryAfter: 1_380 },
    });
    const paused = "The AI service is failing, so generation is paused. Try again in a minute.";
    const answers: unknown[] = [tooMany, aRefusal(paused, "UNAVAILABLE")];
    open(null, { startGeneration: () => answers.shift() });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "On databases");
    await press("Generate");
    const first = await screen.findByText(
      "You have generated 10 times within an hour. Try again in 23 minutes.",
    );
    expect(first.closest("[role=alert]")).not.toBeNull();
    await press("Generate");
    expect((await screen.findByText(paused)).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
  });

  it("shows what arrives as it comes, and offers to save it when it is over", async () => {
    const first = run("RUNNING", { modules: [module("Basics", ["Tables"])] });
    open(null, { startGeneration: () => payload(first) });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "On databases");
    await press("Generate");
    expect(await screen.findByText("1 topic so far")).toBeTruthy();
    expect(currentToasts()[0]?.message).toBe("Generating curriculum topics...");
    expect(screen.getByRole("button", { name: "Generate" })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await tell(run("FINISHED"));
    expect(await screen.findByText("3 topics suggested. Nothing is saved yet.")).toBeTruthy();
    await waitFor(() => expect(rows("Basics")).toEqual(["Tables", "Keys"]));
    expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
  });

  it("shows nothing of a generation that was cancelled, and keeps the instruction", async () => {
    open(run("RUNNING"), { cancelGeneration: () => payload(run("CANCELLED", { reason: "Cancelled" })) });
    await screen.findByText("3 topics so far");
    await press("Cancel");
    expect(await screen.findByText("No suggestions yet")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
  });

  it("tells of a fault in the toast and why beside the instruction, which stays", async () => {
    const reason = "The AI service reports a failure of its own.";
    const first = run("RUNNING", { modules: [] });
    open(first);
    await screen.findByText("0 topics so far");
    await tell(run("FAILED", { reason, modules: [] }));
    expect(await screen.findByText(reason)).toBeTruthy();
    await waitFor(() =>
      expect(currentToasts().map(({ message }) => message)).toContain("Error generating curriculum topics"),
    );
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
    expect(screen.getByText("No suggestions yet")).toBeTruthy();
  });

  it("says in the form and in a toast that the instruction is missing", async () => {
    open(null);
    await userEvent.click(await screen.findByRole("button", { name: "Generate" }));
    expect(await screen.findByText("Instruction is required.")).toBeTruthy();
    expect(currentToasts()[0]).toMatchObject({ title: "Errors", items: ["Instruction is required"] });
  });

  it("tells questions above the limit from those that could not be used", async () => {
    open(run("FINISHED", { leftOut: 1, overCap: 2 }));
    expect(await screen.findByText(/^1 question left out because they have no/)).toBeTruthy();
    expect(screen.getByText("2 questions left out: a module can have at most 10.")).toBeTruthy();
  });

  it("says why nothing was begun", async () => {
    open(null, { startGeneration: () => aRefusal("Another generation of yours is still running.") });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "More");
    await press("Generate");
    expect(await screen.findByText("Another generation of yours is still running.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "More");
  });

  it("goes on with what was cut off, and keeps what was made of it", async () => {
    const left = run("ABANDONED", {
      reason: "Generating stopped when the screen was closed.",
      modules: [basics],
    });
    const { names } = open(left, {
      continueGeneration: () => payload(run("RUNNING", { modules: [basics] })),
    });
    await proposal();
    await press("Drop Tables");
    await press("Continue");
    expect(await screen.findByText("2 topics so far")).toBeTruthy();
    expect(names()).toContain("lessonCommandsContinueGenerationMutation");
    await tell(run("FINISHED"));
    expect(await screen.findByRole("list", { name: "More" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Keep Tables" })).toBeTruthy();
  });
});

describe("the review", () => {
  it("marks what is there already, and saves it no second time", async () => {
    const { askedAs } = open(run("FINISHED"), {
      saveGeneratedTopics: () => ({ __typename: "SavedGenerationPayload", course: null, curriculum }),
    });
    await proposal();
    expect(screen.getByText("Existing module, new topics are added")).toBeTruthy();
    expect(screen.getByText("Already exists").closest("li")?.textContent).toContain("Keys");
    expect(screen.getByText("2 topics in 2 modules")).toBeTruthy();
    await press("Drop Joins");
    await press("Save");
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(currentToasts().map(({ message }) => message)).toContain("Curriculum updated successfully");
    expect(askedAs("lessonCommandsSaveGeneratedTopicsMutation")[0]?.variables["modules"]).toEqual([
      { name: "Basics", topics: ["Tables"] },
      { name: "More", topics: [] },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it("loses nothing when saving is refused, and says why in its place", async () => {
    open(run("FINISHED"), { saveGeneratedTopics: () => aRefusal("This proposal has been saved already") });
    await proposal();
    await press("Drop Joins");
    await press("Save");
    expect((await within(await proposal()).findByRole("alert")).textContent).toBe(
      "This proposal has been saved already",
    );
    expect(screen.getByRole("button", { name: "Keep Joins" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
    expect(localStorage.length).toBe(1);
  });

  it("outlives a reload with edits, drops and order, until it is discarded", async () => {
    const kept = run("FINISHED");
    open(kept);
    await proposal();
    await press("Edit Tables");
    const field = screen.getByRole("textbox", { name: "Topic Name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Tables and rows{Enter}");
    await press("Drop Joins");
    await press("More for Keys");
    await userEvent.click(screen.getByRole("menuitem", { name: "Move up" }));
    const changed = () => [rows("Basics"), screen.queryByRole("button", { name: "Keep Joins" }) !== null];
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    cleanup();
    open(kept);
    expect(await screen.findByText(/^Your changes from .* have been restored\.$/)).toBeTruthy();
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    await press("Discard my changes");
    expect(changed()).toEqual([["Tables", "Keys"], false]);
    expect([screen.queryByText(/are restored/), localStorage.length]).toEqual([null, 0]);
  });

  it("is forgotten by the browser when the proposal is discarded", async () => {
    open(run("FINISHED"), { discardGeneration: () => payload(run("DISCARDED")) });
    await proposal();
    await press("Drop Joins");
    expect(localStorage.length).toBe(1);
    await press("Discard");
    await press("Discard");
    expect(await screen.findByText("No suggestions yet")).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it("is sorted by keyboard, over modules too, says so, and takes it back on Escape", async () => {
    open(run("FINISHED", { objectives: ["Know", "Do"] }));
    await proposal();
    key("Keys", "Space");
    expect(screen.getByText(/^Keys lifted, position 2 of 2 in Basics/)).toBeTruthy();
    key("Keys", "ArrowDown");
    expect(screen.getByText("Keys moved to position 1 of 2 in More.")).toBeTruthy();
    expect([rows("Basics"), rows("More")]).toEqual([["Tables"], ["Keys", "Joins"]]);
    expect(document.activeElement).toBe(grip("Keys"));
    key("Keys", "Escape");
    expect([rows("Basics"), rows("More")]).toEqual([["Tables", "Keys"], ["Joins"]]);
    for (const code of ["Space", "ArrowUp", "Space"]) key("More", code);
    expect(screen.getByText("More dropped at position 1 of 2.")).toBeTruthy();
    for (const code of ["Space", "ArrowUp", "Enter"]) key("Do", code);
    expect(rows("Objectives")).toEqual(["Do", "Know"]);
    expect(grip("Do").getAttribute("aria-pressed")).toBe("false");
  });

  it("is sorted by dragging a title, where a dropped module takes nothing in", async () => {
    open(run("FINISHED"));
    await proposal();
    const drag = async (name: string, y: number) => {
      fireEvent.mouseDown(within(screen.getByRole("list", { name: "Modules" })).getByText(name), {
        clientX: 0,
        clientY: 0,
      });
      // The one move that lifts it is also the last that is heard of the mouse.
      fireEvent.mouseMove(document, { clientX: 0, clientY: y });
      fireEvent.mouseUp(document, { clientX: 0, clientY: y });
      await clicksAreHeard();
    };
    // Nothing is laid out here, so that every row is at the top: a lower pointer is behind all of them.
    await drag("Tables", 50);
    expect([rows("Basics"), rows("More")]).toEqual([["Keys"], ["Joins", "Tables"]]);
    await press("Drop More");
    await drag("Keys", 50);
    expect(rows("Basics")).toEqual(["Keys"]);
  });

  it("keeps questions in their modules", async () => {
    const question = (title: string) => ({
      ...{ title, type: "SHORT_TEXT", options: [], acceptedAnswers: ["Yes"], explanation: "" },
    });
    const of = (moduleId: number, name: string, title: string) => ({
      ...{ moduleId, name, topics: [], questions: [question(title)] },
    });
    open(
      run("FINISHED", { modules: [of(1, "Basics", "What?"), of(2, "More", "Why?")] }),
      {},
      "/admin/curriculum/4/questions/generate",
    );
    await proposal();
    for (const code of ["Space", "ArrowDown"]) key("What?", code);
    expect(screen.getByText(/^What\? stays: it is already at position 1 of 1 in Basics/)).toBeTruthy();
    expect(rows("Basics")).toEqual(["What?"]);
    // A row that is still lifted when its screen goes keeps no key from the next one.
    cleanup();
    expect(fireEvent.keyDown(document.body, { code: "Space" })).toBe(true);
  });
});
