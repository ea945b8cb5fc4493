// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { curriculumRoutes } from "../../../../../client/screens/admin/curricula/routes";
import { currentToasts } from "../../../../../client/ui/toasts";
import { curriculumMessages } from "../../../../../gateway/domains/curricula/contract";
import { openScreen, type Script, scriptGateway } from "../../../../support/renderWithRelay";

const area = [{ path: "admin", children: curriculumRoutes }];
const java = {
  __typename: "Curriculum",
  id: "Curriculum:3",
  databaseId: 3,
  title: "Java & more",
  description: "",
  level: "BEGINNER",
  duration: 60,
  updatedAt: "2025-01-31T10:00:00.000Z",
  status: "DRAFT",
  objectives: [],
  modules: [],
};
const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const categories = { nodes: [] };

function openList(nodes: object[], script: Script = {}) {
  const gateway = scriptGateway({
    curricula: () => ({ totalCount: nodes.length, pageInfo, nodes }),
    ...script,
  });
  openScreen("/admin/curriculum", area);
  return gateway;
}

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
        ...{ totalCount: search ? 0 : 1, pageInfo, nodes: search ? [] : [java] },
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
      "Image URL is required.",
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    }
    expect(asked).toEqual([]);
  });
});

describe("the form of a curriculum that somebody else changes meanwhile", () => {
  it("keeps what was typed beside the newest state, and saves it by the newest version", async () => {
    const stored = { ...java, imageUrl: "a.test/b", price: null };
    let current = stored;
    const { asked } = scriptGateway({
      curriculum: () => current,
      updateCurriculum: () => ({
        __typename: "Refusal",
        message: curriculumMessages.changed,
        fieldErrors: [],
      }),
    });
    openScreen("/admin/curriculum/3/edit", area);
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, "Mine");
    current = { ...stored, title: "Theirs", updatedAt: "2025-02-01T10:00:00.000Z" };
    const save = () => userEvent.click(screen.getByRole("button", { name: "Save curriculum" }));
    await save();
    const newest = await screen.findByRole("region", { name: "The newest state" });
    expect(newest.textContent).toContain("Title: Theirs");
    expect(title.value).toBe("Mine");
    await save();
    const versions = () => asked.flatMap(({ variables }) => variables["version"] ?? []);
    await waitFor(() => expect(versions()).toEqual([java.updatedAt, "2025-02-01T10:00:00.000Z"]));
    await userEvent.click(screen.getByRole("button", { name: "Take the newest state" }));
    expect(title.value).toBe("Theirs");
    expect(screen.queryByRole("region", { name: "The newest state" })).toBeNull();
  });
});

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

  it("shows wrong lines by their number, and saves nothing", async () => {
    const { asked } = openUpload();
    await type("# One\nloose");
    expect(await screen.findByRole("button", { name: "Line 2" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(currentToasts()[0]?.items?.[0]).toContain("Line 2:");
    expect(asked).toHaveLength(1);
  });

  it("keeps what was typed when the server refuses", async () => {
    const message = "Curriculum not found";
    openUpload({ saveCurriculumOutline: { __typename: "Refusal", message, fieldErrors: [] } });
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
      replace: false,
      modules: [
        { name: "One", topics: ["a"] },
        { name: "Two", topics: [] },
      ],
    });
  });
});
