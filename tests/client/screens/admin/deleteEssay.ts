import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "./openAdmin";

interface Row {
  id: string;
  databaseId: number;
}

interface Kind {
  /** As the mutation and the button that confirms spell it. */
  kind: "Assignment" | "Rubric";
  /** The address of their list. */
  list: string;
  /** The rows that the gateway has, named 'Essay' and 'Report'. */
  rows: Row[];
  /** 'Report' as someone else has renamed it meanwhile: 'Report, changed since'. */
  changed: Row;
  script: Script;
}

/** Deletes 'Essay' on its screen, and sees it gone from the list, both before the list is read again and after. */
export async function deleteEssay({ kind, list, rows, changed, script }: Kind): Promise<void> {
  const remove = () => {
    const [essay] = rows.splice(0, 2, changed);
    return { __typename: `Deleted${kind}Payload`, deletedId: 1, deletedNodeId: essay?.id };
  };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  scriptGateway({ ...script, [`delete${kind}`]: remove }, async (name) => {
    if (name.endsWith("ScreenQuery") && rows.length === 1) await held;
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
