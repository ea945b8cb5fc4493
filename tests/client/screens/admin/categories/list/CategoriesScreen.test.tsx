// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aPage } from "#tests/client/screens/admin/courses/adminCourses";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";

const aCategory = (databaseId: number, name: string, courseCount = 0) => ({
  __typename: "Category",
  id: `category-${databaseId}`,
  databaseId,
  name,
  courseCount,
  updatedAt: "2026-01-01T00:00:00.000Z",
});
const web = aCategory(1, "Web", 2);
const art = aCategory(2, "Art");

describe("the categories", () => {
  it("show how many courses each has, and lead to them", async () => {
    scriptGateway({ categories: aPage([art, web]) });
    openAdmin("/admin/categories");
    const courses = await screen.findByRole("link", { name: "2 in Web" });
    expect(courses.getAttribute("href")).toBe("/admin/courses?category=1");
    expect(screen.getAllByRole("link", { name: "Add category" })[0]?.getAttribute("href")).toBe(
      "/admin/categories/create",
    );
  });

  it("are deleted after a question, and then at once", async () => {
    const gateway = scriptGateway({
      categories: aPage([art, web]),
      deleteCategory: { __typename: "DeletedCategoryPayload", deletedId: 2, deletedNodeId: "category-2" },
    });
    openAdmin("/admin/categories");
    const button = await screen.findByRole("button", { name: "Delete Art" });
    const release = gateway.hold();
    await userEvent.click(button);
    expect(gateway.asked).not.toContain("organizationCommandsDeleteCategoryMutation");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(screen.queryByText("Art")).toBeNull());
    expect(screen.getByText("1 category")).toBeTruthy();
    release();
    expect(await screen.findByText("Successfully Deleted")).toBeTruthy();
    expect(screen.queryByText("Art")).toBeNull();
  });

  it("come back with the reason when that is refused", async () => {
    const reason = "The category has 2 courses and can't be deleted";
    scriptGateway({ categories: aPage([art, web]), deleteCategory: aRefusal(reason) });
    openAdmin("/admin/categories");
    await userEvent.click(await screen.findByRole("button", { name: "Delete Web" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(screen.getByRole("row", { name: /Web/ }).textContent).toContain(reason));
  });

  it("are renamed; the loser of two edits sees the other's name and keeps the own", async () => {
    const newer = { ...art, name: "Arts", updatedAt: "2026-01-02T00:00:00.000Z" };
    const versions: unknown[] = [];
    scriptGateway({
      categories: aPage([art, web]),
      node: newer,
      renameCategory({ version }: { version: string }) {
        versions.push(version);
        if (versions.length > 1)
          return { __typename: "CategoryPayload", category: { ...newer, name: "Fine Art" } };
        return aRefusal("Someone else changed this category", "STALE");
      },
    });
    openAdmin("/admin/categories");
    await userEvent.click(await screen.findByRole("button", { name: "Rename Art" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Category name");
    await userEvent.clear(field);
    await userEvent.type(field, "Fine Art{Enter}");
    expect(await screen.findByText("Arts", { selector: "strong" })).toBeTruthy();
    expect(field.value).toBe("Fine Art");
    await userEvent.type(field, "{Enter}");
    expect(await screen.findByText("Category renamed")).toBeTruthy();
    expect(screen.getByRole("row", { name: /Fine Art/ })).toBeTruthy();
    expect(versions).toEqual([art.updatedAt, newer.updatedAt]);
  });

  it("say that there is none yet", async () => {
    scriptGateway({ categories: aPage([]) });
    openAdmin("/admin/categories");
    expect(await screen.findByText("No categories yet")).toBeTruthy();
  });
});

describe("the form of a category", () => {
  it("needs a name", async () => {
    const gateway = scriptGateway({});
    openAdmin("/admin/categories/create");
    await userEvent.click(await screen.findByRole("button", { name: "Add category" }));
    expect(await screen.findByText("Category name is required.")).toBeTruthy();
    expect(gateway.asked).toEqual([]);
  });

  it("creates it and leads back to the list", async () => {
    scriptGateway({
      categories: aPage([web]),
      createCategory: { __typename: "CategoryPayload", category: web },
    });
    const router = openAdmin("/admin/categories/create");
    await userEvent.type(await screen.findByLabelText("Category name"), "Web{Enter}");
    expect(await screen.findByText("Category created successfully")).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/categories"));
  });

  it("says under the field that the name is taken, and falls back on its own words", async () => {
    const message = "Another category has this name";
    let refusal = aRefusal(message, "CONFLICT", [{ field: "name", message }]);
    scriptGateway({ createCategory: () => refusal });
    openAdmin("/admin/categories/create");
    await userEvent.type(await screen.findByLabelText("Category name"), "Web{Enter}");
    await waitFor(() => expect(screen.getAllByText(message).length).toBe(2));
    refusal = aRefusal("");
    await userEvent.type(screen.getByLabelText("Category name"), "2{Enter}");
    expect(await screen.findByText("Failed to create category")).toBeTruthy();
  });
});
