import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "./openAdmin";

type MakeRow = (databaseId: number, title: string) => { id: string; databaseId: number };

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/** A gateway with 'Essay' and 'Report', in which someone has renamed 'Report' by the time that 'Essay' is deleted. */
function scriptRows(kind: string, makeRow: MakeRow) {
  const rows = [makeRow(1, "Essay"), makeRow(2, "Report")];
  const noun = kind.toLowerCase();
  const script = {
    [`${noun}s`]: () => ({ nodes: rows, totalCount: rows.length, pageInfo }),
    [noun]: ({ databaseId }: { databaseId: number }) => rows.find((row) => row.databaseId === databaseId),
    [`delete${kind}`]: () => {
      const [essay] = rows.splice(0, 2, makeRow(2, "Report, changed since"));
      return { __typename: `Deleted${kind}Payload`, deletedId: 1, deletedNodeId: essay?.id };
    },
  };
  return { script, isDeleted: () => rows.length === 1 };
}

/** Deletes 'Essay' on its screen, and sees it gone from the list, both before the list is read again and after. */
export async function deleteEssay(kind: "Assignment" | "Rubric", makeRow: MakeRow, others: Script = {}) {
  const { script, isDeleted } = scriptRows(kind, makeRow);
  const list = `/admin/${kind.toLowerCase()}s`;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  scriptGateway({ ...others, ...script }, async (name) => {
    if (name.endsWith("ScreenQuery") && isDeleted()) await held;
  });
  const router = openAdmin(list);
  await userEvent.click(await screen.findByRole("link", { name: "Essay" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: `Delete ${kind.toLowerCase()}` }));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  expect(await screen.findByRole("link", { name: "Report" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
  release();
  expect(await screen.findByRole("link", { name: "Report, changed since" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
}
