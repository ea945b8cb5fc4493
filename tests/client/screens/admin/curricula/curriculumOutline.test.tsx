// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";

import { area, categories, java, part, partRow } from "./curriculumScript";

describe("the upload of topics", () => {
  const openUpload = (script: Script = {}) => {
    const gateway = scriptGateway({ curriculum: java, categories, ...script });
    return { ...gateway, router: openScreen("/admin/curriculum/3/topics/upload", area) };
  };
  const type = async (text: string) => {
    const area = await screen.findByLabelText("Modules and topics");
    await userEvent.click(area);
    await userEvent.paste(text);
    return area;
  };

  it("shows which lines are wrong, and saves nothing", async () => {
    const { asked } = openUpload();
    await type("# One\nloose");
    expect(await screen.findByRole("button", { name: "Line 2" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(currentToasts()[0]?.items?.[0]).toContain("Line 2:");
    expect(asked).toHaveLength(1);
  });

  it("keeps what was typed when the server refuses", async () => {
    const message = "Curriculum not found";
    openUpload({
      saveCurriculumOutline: aRefusal(message),
    });
    const area = await type("# One\n- a");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(area.getAttribute("aria-invalid")).toBe("true"));
    expect(area).toHaveProperty("value", "# One\n- a");
  });

  it("saves all in one go", async () => {
    const { asked, router } = openUpload({
      saveCurriculumOutline: { __typename: "CurriculumPayload", curriculum: java },
    });
    await type("# One\n- a\n# Two");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/curriculum/3"));
    expect(asked[1]?.variables).toEqual({
      curriculumId: 3,
      version: java.updatedAt,
      modules: [
        { name: "One", topics: [{ name: "a" }] },
        { name: "Two", topics: [] },
      ],
    });
  });

  it("keeps the rows that are there when it appends, and leaves them out when it replaces", async () => {
    const { askedAs } = openUpload({
      curriculum: { ...java, modules: [part] },
      saveCurriculumOutline: aRefusal("No"),
    });
    await type("# Two");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const sent = () =>
      askedAs("catalogueCommandsSaveCurriculumOutlineMutation").map(({ variables }) => variables["modules"]);
    const fresh = { name: "Two", topics: [] };
    await waitFor(() => expect(sent()).toEqual([[partRow, fresh]]));
    await userEvent.click(screen.getByRole("radio", { name: /Replace/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
    await waitFor(() => expect(sent()[1]).toEqual([fresh]));
  });
});

describe("the outline of a curriculum that is edited by hand", () => {
  const openDetail = (script: Script = {}) => {
    const gateway = scriptGateway({ curriculum: { ...java, modules: [part] }, categories, ...script });
    openScreen("/admin/curriculum/3", area);
    return gateway;
  };
  const begin = async () => userEvent.click(await screen.findByRole("button", { name: "Edit outline" }));
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save outline" }));
  const addTopic = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Add Topic to One" }));
    await userEvent.keyboard(`${name}{Enter}`);
  };

  it("is renamed, added to and reordered with the keyboard, and saved whole", async () => {
    const { askedAs } = openDetail({
      saveCurriculumOutline: {
        __typename: "CurriculumPayload",
        curriculum: { ...java, updatedAt: "2025-02-01T10:00:00.000Z", modules: [part] },
      },
    });
    await begin();
    await addTopic("b");
    await userEvent.click(screen.getByRole("button", { name: "Move up b" }));
    await userEvent.click(screen.getByRole("button", { name: "Rename a" }));
    await userEvent.keyboard("2{Enter}");
    await save();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save outline" })).toBeNull());
    expect(
      askedAs("catalogueCommandsSaveCurriculumOutlineMutation").map(({ variables }) => variables),
    ).toEqual([
      {
        curriculumId: 3,
        version: java.updatedAt,
        modules: [
          {
            id: 31,
            name: "One",
            topics: [
              { id: null, name: "b" },
              { id: 311, name: "a2" },
            ],
          },
        ],
      },
    ]);
    expect(document.activeElement?.textContent).toBe("Edit outline");
  });

  it("is not saved with an unnamed row, and deletes after a question", async () => {
    const { askedAs } = openDetail();
    await begin();
    await userEvent.click(screen.getByRole("button", { name: "Add Topic to One" }));
    await save();
    expect(screen.getByText("Topic Name is required.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Delete One" }));
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    expect(screen.getByText("No modules yet")).toBeTruthy();
    expect(askedAs("catalogueCommandsSaveCurriculumOutlineMutation")).toEqual([]);
  });

  it("keeps what was typed beside what someone else has saved, and is saved over it", async () => {
    const newest = { ...java, updatedAt: "2025-02-01T10:00:00.000Z", modules: [{ ...part, name: "Theirs" }] };
    let current: object = { ...java, modules: [part] };
    const refused = aRefusal("In other words", "STALE");
    const { askedAs } = openDetail({ curriculum: () => current, saveCurriculumOutline: () => refused });
    await begin();
    await addTopic("mine");
    current = newest;
    await save();
    const theirs = await screen.findByRole("region", { name: "Latest version" });
    expect(theirs.textContent).toContain("Theirs");
    expect(screen.getByRole("button", { name: "Rename mine" })).toBeTruthy();
    await save();
    const versions = () =>
      askedAs("catalogueCommandsSaveCurriculumOutlineMutation").map(({ variables }) => variables["version"]);
    await waitFor(() => expect(versions()).toEqual([java.updatedAt, newest.updatedAt]));
    await userEvent.click(screen.getByRole("button", { name: "Use the latest version" }));
    expect(screen.queryByRole("button", { name: "Rename mine" })).toBeNull();
    expect(screen.getByRole("button", { name: "Rename Theirs" })).toBeTruthy();
  });
});
