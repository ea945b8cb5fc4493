import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { buildSchema, type GraphQLSchema, graphql } from "graphql";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { StoreOutlet } from "~/layout/StoreOutlet";
import { currentEnvironment, resetEnvironment } from "~/relay/environment";
import { Toaster } from "~/ui/Toaster";
import { clearToasts } from "~/ui/toasts";

interface WithSchema {
  lecternSchema?: GraphQLSchema;
}

/** Each file of tests loads this module again; the schema takes a tenth of a second, so a process builds it once. */
function readSchema(): GraphQLSchema {
  const kept = globalThis as WithSchema;
  kept.lecternSchema ??= buildSchema(readFileSync("schema.graphql", "utf8"));
  return kept.lecternSchema;
}

const schema = readSchema();
const documents = JSON.parse(readFileSync("client/__generated__/persisted.json", "utf8")) as Record<
  string,
  string
>;

interface Asked {
  documentId: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Leads `fetch` to a gateway of the test's own, whose answer may be held back, or never come. */
export function answerRequests(answer: (operation: Asked) => Promise<object>) {
  const asked: Asked[] = [];
  let gate: Promise<void> = Promise.resolve();
  let failing = false;
  let refuse: (() => Response) | undefined;
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    if (address === "/healthz") return failing ? Response.error() : Response.json({});
    const operation = JSON.parse(body) as Asked;
    asked.push(operation);
    await gate;
    if (failing) throw new TypeError("Failed to fetch");
    if (refuse) return refuse();
    return Response.json(await answer(operation));
  });
  return {
    asked,
    /** The names of the operations that were asked for, in order. */
    names: () => asked.map(({ operationName }) => operationName),
    /** The variables asked under this name, in order. */
    askedAs: (name: string) => asked.filter(({ operationName }) => operationName === name),
    /** Holds every further response until the returned function is called. */
    hold(): () => void {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /** Lets nothing through until the returned function is called. */
    breakDown(): () => void {
      failing = true;
      return () => {
        failing = false;
      };
    },
    /** Refuses every operation, while the server itself can be reached, until the returned function is called. */
    refuseWith(response: () => Response): () => void {
      refuse = response;
      return () => {
        refuse = undefined;
      };
    },
  };
}

/** The scripted gateway's response: a value or a resolver for each root field. */
export type Script = Record<string, unknown>;

/**
 * A gateway that responds from a script, by the real schema and the persisted documents. `deliver` may hold back a response
 * that is made, or lose it by throwing.
 */
export const scriptGateway = (script: Script, deliver?: (operationName: string) => Promise<void>) =>
  answerRequests(async ({ documentId, operationName, variables: variableValues }) => {
    const source = documents[documentId] ?? "";
    const response = await graphql({ schema, source, rootValue: script, variableValues });
    await deliver?.(operationName);
    return response;
  });

const Nothing = () => null;
const Elsewhere = () => <p>Elsewhere</p>;

/** Opens an address of an area with an empty store; every address outside the area shows 'Elsewhere'. */
export function openScreen(address: string, area: readonly RouteObject[]) {
  resetEnvironment();
  clearToasts();
  const children = [...area, { path: "*", Component: Elsewhere }];
  return renderRouter(
    createMemoryRouter(
      [{ loader: currentEnvironment, Component: StoreOutlet, HydrateFallback: Nothing, children }],
      { initialEntries: [address] },
    ),
  );
}

/** Shows what a router leads to, and the toasts. */
export function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return router;
}
