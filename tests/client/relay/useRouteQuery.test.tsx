// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, Suspense, useState } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, it, vi } from "vitest";
import document, { type CourseScreenQuery } from "~/__generated__/CourseScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";

const environment = new Environment({
  network: Network.create(async () => ({ data: { courseByAddress: null } })),
  store: new Store(new RecordSource()),
});

function Part({ name }: { name: string }) {
  const { courseByAddress } = useRouteQuery<CourseScreenQuery>(document);
  return <p>{`${name}: ${courseByAddress === null ? "none" : "one"}`}</p>;
}

function Parts() {
  const [parts, setParts] = useState(["first", "second"]);
  return (
    <Suspense>
      {parts.map((name) => (
        <Part key={name} name={name} />
      ))}
      <button type="button" onClick={() => setParts(parts.slice(1))}>
        Drop one
      </button>
    </Suspense>
  );
}

const settled = () => act(() => new Promise((passed) => setTimeout(passed, 5)));

it("keeps the route's query for all parts of a screen, and lets it go with the last", async () => {
  const query = loadQuery<CourseScreenQuery>(environment, document, { address: "X" });
  const dispose = vi.spyOn(query, "dispose");
  const route = { path: "/", loader: () => ({ query }), Component: Parts, HydrateFallback: () => null };
  render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={createMemoryRouter([route])} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  expect(await screen.findByText("first: none")).toBeTruthy();
  expect(screen.getByText("second: none")).toBeTruthy();
  await userEvent.click(screen.getByRole("button"));
  await settled();
  expect(dispose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button"));
  await settled();
  expect(dispose).toHaveBeenCalledTimes(1);
});
