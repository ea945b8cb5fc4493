// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { curriculumRoutes } from "~/screens/admin/curricula/routes";
import { currentToasts } from "~/ui/toasts";

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
  authorName: null,
  trainer: null,
  trainerName: null,
  imageUrl: null,
  price: null,
  modules: [],
};
const part = {
  ...{
    __typename: "CurriculumModule",
    id: "CurriculumModule:31",
    databaseId: 31,
    name: "One",
    questions: [],
  },
  topics: [
    { __typename: "CurriculumTopic", id: "CurriculumTopic:311", databaseId: 311, name: "a", blocks: [] },
  ],
};
const partRow = { id: 31, name: "One", topics: [{ id: 311, name: "a" }] };
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
      ...{ title: "Web", authorName: "Ada", trainerId: 5, objectives: ["Read", "Think"] },
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
    expect(screen.getByText(/^Every module and every topic needs a name/)).toBeTruthy();
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
