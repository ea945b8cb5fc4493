import { readFileSync } from "node:fs";
import { configure, render } from "@testing-library/react";
import { buildSchema, graphql } from "graphql";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { vi } from "vitest";
import { StoreOutlet } from "../../client/layout/StoreOutlet";
import { currentEnvironment, resetEnvironment } from "../../client/relay/environment";
import { Toaster } from "../../client/ui/Toaster";
import { clearToasts } from "../../client/ui/toasts";

// The first screen of a run waits for its code, which a busy machine compiles for more than a second.
configure({ asyncUtilTimeout: 10_000 });

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const documents = JSON.parse(readFileSync("client/__generated__/persisted.json", "utf8")) as Record<
  string,
  string
>;

/** What the scripted gateway answers with: a value or a resolver for each root field. */
export type Script = Record<string, unknown>;

interface Asked {
  documentId: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** A gateway that answers from a script, by the real schema and the persisted documents; `fetch` leads to it. */
export function scriptGateway(script: Script) {
  const asked: Asked[] = [];
  let gate: Promise<void> = Promise.resolve();
  let failing = false;
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const operation = JSON.parse(body) as Asked;
    asked.push(operation);
    await gate;
    if (failing) throw new TypeError("Failed to fetch");
    const { documentId, variables: variableValues } = operation;
    const source = documents[documentId] ?? "";
    const answer = await graphql({ schema, source, rootValue: script, variableValues });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return {
    asked,
    /** Holds every further answer until the function that it answers is called. */
    hold(): () => void {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    breakDown(): void {
      failing = true;
    },
  };
}

const Nothing = () => null;
const Elsewhere = () => <p>Elsewhere</p>;

/** Opens an address of an area with an empty store; every address outside the area shows 'Elsewhere'. */
export function openScreen(address: string, area: readonly RouteObject[]) {
  resetEnvironment();
  clearToasts();
  const children = [...area, { path: "*", Component: Elsewhere }];
  const router = createMemoryRouter(
    [{ loader: currentEnvironment, Component: StoreOutlet, HydrateFallback: Nothing, children }],
    { initialEntries: [address] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return router;
}
