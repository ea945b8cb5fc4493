import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { buildSchema, graphql } from "graphql";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { StoreOutlet } from "../../../../../client/layout/StoreOutlet";
import { currentEnvironment, resetEnvironment } from "../../../../../client/relay/environment";
import { adminRoutes } from "../../../../../client/screens/admin/routes";
import { Toaster } from "../../../../../client/ui/Toaster";
import { clearToasts } from "../../../../../client/ui/toasts";

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

/** A gateway that answers from a script, by the real schema and the persisted documents. */
export function scriptGateway(script: Script) {
  const asked: Asked[] = [];
  let gate: Promise<void> = Promise.resolve();
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const operation = JSON.parse(body) as Asked;
    asked.push(operation);
    await gate;
    const { documentId, variables: variableValues } = operation;
    const source = documents[documentId] ?? "";
    const answer = await graphql({ schema, source, rootValue: script, variableValues });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return {
    /** The names of the operations that were asked for, in order. */
    names: () => asked.map(({ operationName }) => operationName),
    asked,
    /** Holds every further answer until the function that it answers is called. */
    hold(): () => void {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

const Nothing = () => null;

/** Opens an address of the admin area with an empty store. */
export function openAdmin(address: string) {
  resetEnvironment();
  clearToasts();
  const router = createMemoryRouter(
    [
      {
        loader: currentEnvironment,
        Component: StoreOutlet,
        HydrateFallback: Nothing,
        children: [
          { path: "admin", children: adminRoutes },
          { path: "*", Component: Nothing },
        ],
      },
    ],
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

/** Puts everything back after a test. */
export function closeAdmin(): void {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
}
