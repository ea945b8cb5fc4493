import { createMemoryRouter } from "react-router-dom";
import { learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { answerRequests, renderRouter } from "#tests/support/renderWithRelay";
import { resetEnvironment } from "~/relay/environment";
import { discoverRoutes, routes } from "~/routes";
import { learnerSaves } from "~/screens/learner/learnerSaves";
import type { Account } from "~/session/account";
import { forgetSignIn, keepAccount } from "~/session/sessionStore";
import { clearToasts } from "~/ui/toasts";

/** The gateway's response to an operation, by its name: data, or a promise of it that may fail. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** Opens an address of the whole application as a signed-in person, with a gateway that responds as told. */
export function openLearner(address: string, answers: Answers, account: Account = learner) {
  const gateway = answerRequests(async ({ operationName, variables }) => {
    const answer = answers[operationName];
    if (!answer) throw new TypeError(`The test has no answer to ${operationName}`);
    return { data: await answer(variables) };
  });
  keepAccount(account);
  const router = renderRouter(
    createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: discoverRoutes }),
  );
  return { router, ...gateway };
}

/** Leaves nothing of a test behind. */
export function closeLearner() {
  learnerSaves.clear();
  resetEnvironment();
  clearToasts();
  forgetSignIn();
}

/** The network is away. */
export const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

/** A business 'no'. */
export const refusal = (message: string) => ({
  result: aRefusal(message),
});
