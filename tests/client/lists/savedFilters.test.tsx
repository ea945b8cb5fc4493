import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { savedFilterMessages } from "#gateway/domains/savedFilters/contract";
import { aList, user } from "#tests/client/screens/admin/users/userScript";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";

const button = { name: "Saved filters" };

interface Kept {
  id: string;
  databaseId: number;
  name: string;
  search: string;
}

/** A gateway that keeps saved filters of the list of users. */
function keepFilters(...names: string[]) {
  const keep = (name: string, search: string): Kept => {
    const databaseId = filters.length + 1;
    return { id: `f${databaseId}`, databaseId, name, search };
  };
  const filters: Kept[] = [];
  for (const name of names) filters.push(keep(name, `?search=${name.toLowerCase()}`));
  const script = {
    users: aList(user(1)),
    roleNames: ["LEARNER"],
    savedFilters: () => ({ nodes: [...filters] }),
    saveFilter: ({ name, search }: { name: string; search: string }) => {
      if (filters.some((filter) => filter.name === name))
        return aRefusal(savedFilterMessages.nameTaken, "CONFLICT", [
          { field: "name", message: savedFilterMessages.nameTaken },
        ]);
      const savedFilter = keep(name, search);
      filters.push(savedFilter);
      return { __typename: "SavedFilterPayload", savedFilter };
    },
    updateSavedFilter: (change: { savedFilterId: number; name: string; search: string | null }) => {
      const savedFilter = filters.find(({ databaseId }) => databaseId === change.savedFilterId);
      if (!savedFilter) return aRefusal(savedFilterMessages.notFound, "NOT_FOUND");
      savedFilter.name = change.name;
      savedFilter.search = change.search ?? savedFilter.search;
      return { __typename: "SavedFilterPayload", savedFilter };
    },
    deleteSavedFilter: ({ savedFilterId }: { savedFilterId: number }) => {
      const at = filters.findIndex(({ databaseId }) => databaseId === savedFilterId);
      filters.splice(at, 1);
      return { __typename: "DeletedSavedFilterPayload", deletedId: savedFilterId };
    },
  };
  scriptGateway(script);
  return filters;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", button));
  return within(await screen.findByRole("dialog", button));
}

it("what a list shows is saved under a name, and is listed then", async () => {
  const filters = keepFilters();
  openScreen("/users?type=E", userRoutes);
  const dialog = await openDialog();
  await userEvent.type(await dialog.findByRole("textbox", { name: /Name/ }), "Staff{Enter}");
  expect((await dialog.findByRole("link", { name: "Staff" })).getAttribute("aria-current")).toBe("true");
  expect(filters).toMatchObject([{ name: "Staff", search: "?type=E" }]);
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Name/ }).value).toBe("");
});

it("a list that shows everything has nothing to save", async () => {
  keepFilters();
  openScreen("/users", userRoutes);
  const dialog = await openDialog();
  expect(await dialog.findByText("Filter or sort the list to save what it shows.")).toBeTruthy();
  expect(dialog.queryByRole("textbox")).toBeNull();
});

it("a saved filter shows the list as it was saved", async () => {
  keepFilters("Asha", "Ravi");
  const router = openScreen("/users", userRoutes);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("link", { name: "Ravi" }));
  expect(router.state.location.search).toBe("?search=ravi");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a name that is taken is refused under its field, and what was typed stays", async () => {
  keepFilters("Asha");
  openScreen("/users?type=E", userRoutes);
  const dialog = await openDialog();
  const name = await dialog.findByRole<HTMLInputElement>("textbox", { name: /Name/ });
  await userEvent.type(name, "Asha{Enter}");
  expect(await dialog.findByText(savedFilterMessages.nameTaken)).toBeTruthy();
  expect(name.value).toBe("Asha");
});

it("a deleted one leaves the list", async () => {
  const filters = keepFilters("Asha", "Ravi");
  openScreen("/users", userRoutes);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Delete Asha" }));
  await expect.poll(() => dialog.queryByRole("link", { name: "Asha" })).toBeNull();
  expect(filters.map(({ name }) => name)).toEqual(["Ravi"]);
});

it("a renamed one keeps what it shows, and its button has the focus again", async () => {
  const filters = keepFilters("Asha", "Ravi");
  openScreen("/users?type=E", userRoutes);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Edit Asha" }));
  const form = within(dialog.getByRole("form", { name: "Edit Asha" }));
  const name = form.getByRole("textbox", { name: /Name/ });
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, "Everyone{Enter}");
  const again = await dialog.findByRole("button", { name: "Edit Everyone" });
  expect(document.activeElement).toBe(again);
  expect(filters[0]).toMatchObject({ name: "Everyone", search: "?search=asha" });
});

it("an edited one shows what the list shows now, where that is chosen", async () => {
  const filters = keepFilters("Asha");
  openScreen("/users?type=E", userRoutes);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Edit Asha" }));
  const form = within(dialog.getByRole("form", { name: "Edit Asha" }));
  await userEvent.click(form.getByRole("checkbox", { name: "Use the filters and the order shown now" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => dialog.queryByRole("link", { name: "Asha" })?.getAttribute("aria-current"))
    .toBe("true");
  expect(filters).toMatchObject([{ name: "Asha", search: "?type=E" }]);
});

it("an edit that is cancelled changes nothing", async () => {
  const filters = keepFilters("Asha");
  openScreen("/users?type=E", userRoutes);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Edit Asha" }));
  const form = within(dialog.getByRole("form", { name: "Edit Asha" }));
  await userEvent.type(form.getByRole("textbox", { name: /Name/ }), " too");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Edit Asha" }));
  expect(filters).toMatchObject([{ name: "Asha", search: "?search=asha" }]);
});
