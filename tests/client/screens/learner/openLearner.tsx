import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { resetEnvironment } from "../../../../client/relay/environment";
import { discoverRoutes, routes } from "../../../../client/routes";
import { learnerSaves } from "../../../../client/screens/learner/learnerSaves";
import type { Account } from "../../../../client/session/account";
import { forgetSignIn, keepAccount } from "../../../../client/session/sessionStore";
import { Toaster } from "../../../../client/ui/Toaster";
import { clearToasts } from "../../../../client/ui/toasts";

export const ananya: Account = {
  id: 7,
  username: "learner",
  name: "Ananya Sharma",
  email: "learner@demo.test",
  userType: "U",
  roles: ["LEARNER"],
  careerTrack: null,
  tenantId: 1,
};

type Variables = Record<string, unknown>;

/** What the server answers to an operation, by its name: data, or a promise of them that may fail. */
export type Answers = Record<string, (variables: Variables) => unknown>;

interface Sent {
  operationName: string;
  variables: Variables;
}

/** Opens an address of the whole application as a signed-in person, with a server that answers as told. */
export function openLearner(address: string, answers: Answers, account: Account = ananya) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Sent;
    sent.push(request);
    const answer = answers[request.operationName];
    if (!answer) throw new TypeError(`The test has no answer to ${request.operationName}`);
    return Response.json({ data: await answer(request.variables) });
  });
  keepAccount(account);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes,
  });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return { router, sent, sentOf: (name: string) => sent.filter((one) => one.operationName === name) };
}

/** Leaves nothing of a test behind. */
export function closeLearner() {
  cleanup();
  learnerSaves.clear();
  resetEnvironment();
  clearToasts();
  forgetSignIn();
  vi.unstubAllGlobals();
}

/** The network is away. */
export const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

/** A business 'no'. */
export const refusal = (message: string) => ({
  result: { __typename: "Refusal", message, fieldErrors: [] },
});
