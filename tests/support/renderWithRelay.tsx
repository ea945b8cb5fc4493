import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import {
  Environment,
  type GraphQLTaggedNode,
  Network,
  RecordSource,
  Store,
  type Variables,
} from "relay-runtime";
import { Toaster } from "../../client/ui/Toaster";

/** What the server answers, by the operation's name: its data, a promise of them, or an error that is thrown. */
export type Script = Readonly<Record<string, (variables: Variables) => unknown>>;

/** An answer that comes when the test says so. */
export function whenTold<Answer>() {
  let tell: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    tell = resolve;
  });
  return { answer, tell: (value: Answer) => tell(value) };
}

/** A store over a server that answers by the script, and the requests that it got. */
export function scriptedEnvironment(script: Script) {
  const requests: { name: string; variables: Variables }[] = [];
  const network = Network.create(async ({ name }, variables) => {
    requests.push({ name, variables });
    const answer = script[name];
    if (!answer) throw new Error(`The script has no answer for ${name}`);
    return { data: (await answer(variables)) as Record<string, unknown> };
  });
  return { environment: new Environment({ network, store: new Store(new RecordSource()) }), requests };
}

interface ScreenUnderTest {
  Screen: ComponentType;
  script: Script;
  /** The route's path and the address that is open. */
  path: string;
  at?: string;
  /** The query that the route's loader starts, with its variables. */
  query?: { document: GraphQLTaggedNode; variables: Variables };
  /** Other addresses that the screen may lead to. */
  others?: RouteObject[];
}

/** Renders a screen as its route would: with a store, a router, the query of its loader, and toasts. */
export function renderScreen({ Screen, script, path, at = path, query, others = [] }: ScreenUnderTest) {
  const { environment, requests } = scriptedEnvironment(script);
  const loader = () => (query ? { query: loadQuery(environment, query.document, query.variables) } : null);
  const elsewhere: RouteObject = { path: "*", Component: () => <p>Elsewhere</p> };
  const router = createMemoryRouter(
    [{ path, loader, Component: Screen, HydrateFallback: () => null }, ...others, elsewhere],
    {
      initialEntries: [at],
    },
  );
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
      <Toaster />
    </RelayEnvironmentProvider>,
  );
  return { ...view, environment, requests, router };
}
