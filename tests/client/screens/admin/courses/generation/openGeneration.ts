import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { courseParts, generationRoutes } from "~/screens/admin/courses/routes";

export const area = [
  {
    path: "admin",
    children: [...generationRoutes, { path: "courses/:id", children: courseParts }],
  },
];

export const address = "/admin/curriculum/4/topics/generate";

export const module = (name: string, topics: string[]) => ({ moduleId: null, name, topics, questions: [] });

export const basics = module("Basics", ["Tables", "Keys"]);

export const more = module("More", ["Joins"]);

export const run = (status: string, change: object = {}) => ({
  __typename: "GenerationRun",
  id: "Run:7",
  databaseId: 7,
  status,
  reason: null,
  leftOut: 0,
  blocks: [],
  overCap: 0,
  instruction: "On databases",
  objectives: [],
  modules: [basics, more],
  ...change,
});

export type Run = ReturnType<typeof run>;

/** The generation as the gateway has it. */
let current: Run | null = null;

export function payload(shownRun: Run) {
  current = shownRun;
  return { __typename: "GenerationPayload", run: shownRun };
}

export const curriculum = {
  __typename: "Curriculum",
  id: "Curriculum:4",
  databaseId: 4,
  title: "Databases",
  objectives: [],
  updatedAt: "2026-11-18T10:00:00Z",
  instructions: { nodes: [] },
  modules: [
    {
      id: "CurriculumModule:1",
      databaseId: 1,
      name: "basics",
      questions: [],
      topics: [{ id: "CurriculumTopic:1", name: "keys" }],
    },
  ],
};

export const generation = { isConfigured: true, dailyTokens: 1_000, tokensLeft: 900, canSeeUsage: false };

let live: ReturnType<typeof scriptLive>;

/** Opens the screen with a generation in its current state, or without one. */
export function open(openGeneration: Run | null, script: Script = {}, at = address) {
  current = openGeneration;
  live = scriptLive();
  const gateway = scriptGateway({ generation, openGeneration, curriculum, node: () => current, ...script });
  return { ...gateway, router: openScreen(at, area) };
}

const grip = (name: string) => screen.getByRole("button", { name: `Move ${name}` });

/** The screen as a person sees and uses it. */
export const page = {
  proposal: () => screen.findByRole("region", { name: "Proposal" }),

  rows: (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((row) => row.querySelector("[data-handle]")?.getAttribute("aria-label")?.replace("Move ", "")),

  grip,

  key: (name: string, code: string) => fireEvent.keyDown(grip(name), { code }),

  press: (name: string) => userEvent.click(screen.getByRole("button", { name })),

  /** Waits for the end of a drag: for a moment, the click that ends it is kept from everything. */
  clicksAreHeard: () =>
    waitFor(() => {
      let isHeard = false;
      const hear = () => {
        isHeard = true;
      };
      document.body.addEventListener("click", hear, { once: true });
      fireEvent.click(document.body);
      expect(isHeard).toBe(true);
    }),
};

/** Has the running generation tell that it changed, once the screen follows it. */
export async function sendRun(changed: Run) {
  await waitFor(() =>
    expect(live.listening.map(({ operationName }) => operationName)).toContain("runSubscription"),
  );
  // Not before: a screen that subscribes asks for the state, and would know the end already.
  current = changed;
  live.send("runSubscription", { data: { generationChanged: changed } });
}
