// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";
import { aRubric } from "./rubricScript";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("the list is shown from the store once a rubric was deleted, and without it then", async () => {
  const rubrics = [aRubric(1, "Essay"), aRubric(2, "Report")];
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const script = {
    rubrics: () => ({ nodes: rubrics, totalCount: rubrics.length, pageInfo }),
    rubric: ({ databaseId }: { databaseId: number }) =>
      rubrics.find((rubric) => rubric.databaseId === databaseId),
    deleteRubric() {
      rubrics.splice(0, 2, aRubric(2, "Report, changed since"));
      return { __typename: "DeletedRubricPayload", deletedId: 1, deletedNodeId: "rubric-1" };
    },
  };
  scriptGateway(script, async (name) => {
    if (name === "RubricsScreenQuery" && rubrics.length === 1) await held;
  });
  const router = openAdmin("/admin/rubrics");
  await userEvent.click(await screen.findByRole("link", { name: "Essay" }));
  await press("Delete");
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete rubric" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/rubrics"));
  expect(await screen.findByRole("link", { name: "Report" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
  release();
  expect(await screen.findByRole("link", { name: "Report, changed since" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
});
