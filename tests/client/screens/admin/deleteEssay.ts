import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "./openAdmin";

/** A kind of which the gateway has two, named 'Essay' and 'Report'. */
interface Kind {
  /** The address of their list, and the name of its query. */
  list: string;
  query: string;
  /** The button that confirms. */
  confirm: string;
  /** Answers of the gateway; deleting 'Essay' also renames 'Report' to 'Report, changed since'. */
  script: Script;
  isDeleted: () => boolean;
}

/** Deletes 'Essay' on its screen, and sees it gone from the list, both before the list is read again and after. */
export async function deleteEssay({ list, query, confirm, script, isDeleted }: Kind): Promise<void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  scriptGateway(script, async (name) => {
    if (name === query && isDeleted()) await held;
  });
  const router = openAdmin(list);
  await userEvent.click(await screen.findByRole("link", { name: "Essay" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: confirm }));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  expect(await screen.findByRole("link", { name: "Report" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
  release();
  expect(await screen.findByRole("link", { name: "Report, changed since" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Essay" })).toBeNull();
}
