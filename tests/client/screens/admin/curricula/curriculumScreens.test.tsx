// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";

import { area, categories, java, openList, pageInfo } from "./curriculumScript";

describe("the list of curricula", () => {
  it("leads from each row to all that can be done with it", async () => {
    openList([java]);
    const hrefs = async (name: string) =>
      (await screen.findByRole("link", { name: new RegExp(`^${name} ?Java`) })).getAttribute("href");
    expect(await hrefs("View")).toBe("/admin/curriculum/Java%20%26%20more");
    expect(await hrefs("Edit")).toBe("/admin/curriculum/3/edit");
    expect(await hrefs("AI")).toBe("/admin/curriculum/3/topics/generate");
    expect(await hrefs("AI Questions")).toBe("/admin/curriculum/3/questions/generate");
    expect(await hrefs("Upload")).toBe("/admin/curriculum/3/topics/upload");
  });

  it("asks for what is searched and for the order of a column, and says that nothing fits", async () => {
    const { askedAs } = openList([java], {
      curricula: ({ search }: { search: string | null }) => ({
        totalCount: search ? 0 : 1,
        pageInfo,
        nodes: search ? [] : [java],
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Status" }));
    await waitFor(() =>
      expect(askedAs("AdminCurriculaScreenQuery").at(-1)?.variables).toMatchObject({ sort: "STATUS" }),
    );
    await userEvent.type(screen.getByRole("searchbox", { name: "Search curricula" }), "zebra");
    expect(await screen.findByText("No curricula match")).toBeTruthy();
    expect(askedAs("AdminCurriculaScreenQuery").at(-1)?.variables).toMatchObject({
      search: "zebra",
      sort: "STATUS",
    });
  });

  it("says what it is for when it is empty", async () => {
    openList([]);
    expect(await screen.findByText("No curricula yet")).toBeTruthy();
  });

  it("deletes after a question that names the curriculum", async () => {
    openList([java], {
      deleteCurriculum: { __typename: "DeletedCurriculumPayload", deletedId: 3 },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
    expect(screen.getByText("The curriculum “Java & more”")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Curriculum deleted successfully"));
    await waitFor(() => expect(screen.queryByText("Java & more")).toBeNull());
  });
});

describe("the form of a curriculum", () => {
  it("says every rule under its field and sends nothing", async () => {
    const { asked } = scriptGateway({});
    openScreen("/admin/curriculum/create", area);
    await userEvent.type(await screen.findByLabelText("Duration"), "1001");
    await userEvent.type(screen.getByLabelText("Price"), "-1");
    await userEvent.click(screen.getByRole("button", { name: "Create curriculum" }));
    for (const message of [
      "Title is required.",
      "Duration must not exceed 1000",
      "Price must be atleast 0",
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    }
    expect(asked).toEqual([]);
  });

  it("takes a trainer of the staff, an author and objectives in their order, and no picture", async () => {
    const { askedAs } = scriptGateway({
      userMatches: [{ __typename: "User", id: "User:5", databaseId: 5, name: "Rohan", email: "r@a.test" }],
      createCurriculum: { __typename: "CurriculumPayload", curriculum: java },
      curriculum: java,
      categories,
    });
    openScreen("/admin/curriculum/create", area);
    await userEvent.type(await screen.findByLabelText("Title"), "Web");
    await userEvent.type(screen.getByLabelText("Duration"), "60");
    await userEvent.type(screen.getByLabelText("Author"), "Ada");
    await userEvent.type(screen.getByRole("combobox", { name: "Trainer" }), "roh");
    await userEvent.click(await screen.findByRole("option", { name: /Rohan/ }));
    await userEvent.click(screen.getByRole("button", { name: "Add objective" }));
    await userEvent.keyboard("Read{Enter}Write{Enter}Think");
    await userEvent.click(screen.getByRole("button", { name: "Move up objective 3" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move up objective 2");
    await userEvent.click(screen.getByRole("button", { name: "Delete objective 3" }));
    await userEvent.click(screen.getByRole("button", { name: "Create curriculum" }));
    await waitFor(() => expect(askedAs("catalogueCommandsCreateCurriculumMutation")).toHaveLength(1));
    expect(askedAs("catalogueCommandsCreateCurriculumMutation")[0]?.variables["input"]).toMatchObject({
      title: "Web",
      authorName: "Ada",
      trainerId: 5,
      objectives: ["Read", "Think"],
      imageUrl: null,
    });
    expect(askedAs("PersonPickerPeopleMatchesQuery").at(-1)?.variables).toMatchObject({ userType: "E" });
  });
});

describe("the form of a curriculum that someone else changes at the same time", () => {
  it("keeps what was typed beside the newest state, and saves it by the newest version", async () => {
    const stored = { ...java, imageUrl: "a.test/b", price: null };
    let current = stored;
    const { asked } = scriptGateway({
      curriculum: () => current,
      updateCurriculum: () => aRefusal("In words that may change", "STALE"),
    });
    openScreen("/admin/curriculum/3/edit", area);
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, "Mine");
    current = { ...stored, title: "Theirs", updatedAt: "2025-02-01T10:00:00.000Z" };
    const save = () => userEvent.click(screen.getByRole("button", { name: "Save curriculum" }));
    await save();
    const newest = await screen.findByRole("region", { name: "Latest version" });
    expect(newest.textContent).toContain("Title: Theirs");
    expect(title.value).toBe("Mine");
    await save();
    const versions = () => asked.flatMap(({ variables }) => variables["version"] ?? []);
    await waitFor(() => expect(versions()).toEqual([java.updatedAt, "2025-02-01T10:00:00.000Z"]));
    await userEvent.click(screen.getByRole("button", { name: "Use the latest version" }));
    expect(title.value).toBe("Theirs");
    expect(screen.queryByRole("region", { name: "Latest version" })).toBeNull();
  });
});
