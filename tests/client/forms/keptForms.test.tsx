// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aPage } from "#tests/client/screens/admin/courses/adminCourses";
import { area as curriculumArea, java } from "#tests/client/screens/admin/curricula/curriculumScript";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { administrator, staff } from "#tests/client/session/people";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { Leaving } from "~/forms/useLeaveForm";
import { HidePost } from "~/lesson/discussion/HidePost";
import { PostForm } from "~/lesson/discussion/PostForm";
import { currentEnvironment } from "~/relay/environment";
import { GrantException, RegradeDialog } from "~/screens/admin/assessments/results/ResultDialogs";
import { CreateCategoryScreen } from "~/screens/admin/categories/form/CreateCategoryScreen";
import { Generate } from "~/screens/admin/courses/generation/Generate";
import { RegenerateDialog } from "~/screens/admin/courses/generation/RegeneratePart";
import { ImportMarkdown } from "~/screens/admin/courses/lesson/ImportMarkdown";
import { ImportQuestions } from "~/screens/admin/courses/questions/ImportQuestions";
import { CreateSpecializationScreen } from "~/screens/admin/specializations/form/CreateSpecializationScreen";
import { ImportUsersScreen } from "~/screens/admin/users/import/ImportUsersScreen";
import { userRoutes } from "~/screens/admin/users/routes";
import { EditForm } from "~/screens/chat/room/EditForm";
import { keepAccount } from "~/session/sessionStore";
import { TextInput } from "~/ui/TextInput";

const message = {
  id: 7,
  roomId: 1,
  clientId: "c7",
  text: "Before. ",
  authorId: 1,
  authorName: "Asha",
  authorAvatar: null,
  createdDate: "2026-02-03T04:05:06.000Z",
  modifiedDate: null,
  isDeleted: false,
  isForwarded: false,
  quote: null,
  files: [],
  version: 1,
};

const openAddress = (address: string, script: Script = {}) => {
  const gateway = scriptGateway(script);
  openAdmin(address);
  return gateway;
};

const no = async () => false;

/** Shows a part of a screen by itself. */
function show(part: ReactNode, script: Script = {}) {
  const gateway = scriptGateway(script);
  const router = createMemoryRouter([{ path: "*", element: part }]);
  render(
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return gateway;
}

async function openHiding() {
  show(<HidePost questionId={3} answerId={null} isHidden={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
}

function openInviting() {
  keepAccount(staff);
  openScreen("/admin/users/invitations/new", [{ path: "admin", children: userRoutes }]);
}

function openOutline() {
  scriptGateway({ curriculum: java, categories: { nodes: [] } });
  openScreen("/admin/curriculum/3/topics/upload", curriculumArea);
}

const budget = { dailyTokens: 10, tokensLeft: 9 };
const target = {
  type: "curriculum",
  databaseId: 4,
  title: "Databases",
  objectives: [],
  modules: [],
  instructions: [],
} as const;

const nothing = () => undefined;
const regraded = {
  __typename: "RegradePayload",
  gained: 1,
  lost: 0,
  attempts: [{ attemptId: 1, learnerName: "Asha", before: 1, after: 2 }],
};

/** Each form, how it is opened, and a text in it. */
const forms: readonly [string, () => unknown, RegExp][] = [
  ["announcement", () => openAddress("/admin/announcements/create"), /^title/i],
  ["post of the blog", () => openAddress("/admin/blogs/create"), /^summary/i],
  ["batch", () => openAddress("/admin/batches/create"), /^description/i],
  ["rubric", () => openAddress("/admin/rubrics/create"), /^name/i],
  ["curriculum", () => openAddress("/admin/curriculum/create"), /^description/i],
  ["category", () => show(<CreateCategoryScreen />), /^category name/i],
  ["specialization", () => show(<CreateSpecializationScreen />), /^specialization name/i],
  ["invitation", openInviting, /^people/i],
  ["import of users", () => show(<ImportUsersScreen />), /^users as csv/i],
  ["import of questions", () => show(<ImportQuestions courseId={1} modules={[]} />), /^questions/i],
  ["import of a lesson", () => show(<ImportMarkdown topicId={1} onClose={nothing} />), /^markdown/i],
  ["import of an outline", openOutline, /^modules and topics/i],
  [
    "instruction of a generation",
    () => show(<Generate kind="TOPICS" target={target} run={null} budget={budget} />),
    /^instruction/i,
  ],
  [
    "remark on a part of a proposal",
    () => render(<RegenerateDialog part="Keys" keptId="7:1" onRegenerate={no} onClose={nothing} />),
    /^comment/i,
  ],
  ["reason for hiding a post", openHiding, /^reason/i],
  ["exception of an exam", () => show(<GrantException assessmentId={1} onClose={nothing} />), /^reason/i],
  [
    "reason for a regrade",
    () => show(<RegradeDialog assessmentId={1} onClose={nothing} />, { regrade: regraded }),
    /^reason/i,
  ],
  [
    "post of a discussion",
    () => render(<PostForm keptId="topic:1" label="Your question" action="Ask" busy={false} onPost={no} />),
    /your question/i,
  ],
  [
    "change of a chat message",
    () => render(<EditForm message={message} onDone={() => undefined} onSave={no} />),
    /edit message/i,
  ],
];

const findField = async (name: RegExp) => {
  const [field] = await screen.findAllByRole("textbox", { name }, { timeout: 5_000 });
  return field as HTMLInputElement;
};

describe.each(forms)("the %s", (_form, open, name) => {
  it("begins with what a closed window has left", async () => {
    keepAccount(administrator);
    await open();
    await userEvent.type(await findField(name), "Not sent");
    cleanup();
    await open();
    expect((await findField(name)).value).toContain("Not sent");
  });
});

const listKept = () => Object.keys(localStorage).filter((key) => key.includes(":post:"));

const aPost = (change: object) => ({
  __typename: "BlogPost",
  id: "post-1",
  databaseId: 1,
  slug: "yoga",
  title: "Yoga at dawn",
  summary: "Why early",
  body: "Because.",
  authorName: "Meera",
  status: "DRAFT",
  publishedAt: null,
  updatedAt: "2026-01-01T00:00:00.000Z",
  course: null,
  ...change,
});

describe("what was left of a form", () => {
  const openPost = (change: object) =>
    openAddress("/admin/blogs/1/edit", {
      blogPostToEdit: aPost(change),
      blogPosts: aPage([]),
      updateBlogPost: { __typename: "ChangedBlogPostPayload", post: aPost(change) },
    });
  const write = async (text: string) => userEvent.type(await findField(/^summary/i), text);

  it("meets what someone else has saved since", async () => {
    openPost({});
    await write(", and how");
    cleanup();
    const { asked } = openPost({ title: "Yoga at noon", updatedAt: "2026-02-02T00:00:00.000Z" });
    expect((await findField(/^title/i)).value).toBe("Yoga at noon");
    expect((await findField(/^summary/i)).value).toBe("Why early, and how");
    expect(screen.getByText(/Title is now/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Save post" }));
    await expect
      .poll(() => asked.find(({ variables }) => "version" in variables)?.variables)
      .toMatchObject({
        version: "2026-02-02T00:00:00.000Z",
        input: { title: "Yoga at noon", summary: "Why early, and how" },
      });
  });

  it("is forgotten once it is saved, and where it is discarded", async () => {
    openPost({});
    await write(" one");
    await userEvent.click(screen.getByRole("button", { name: "Save post" }));
    await screen.findByText("No posts yet");
    await expect.poll(listKept).toEqual([]);
    cleanup();
    openPost({});
    await write(" two");
    cleanup();
    openPost({});
    await userEvent.click(await screen.findByRole("button", { name: "Discard draft" }));
    expect((await findField(/^summary/i)).value).toBe("Why early");
    expect(listKept()).toEqual([]);
  });
});

describe("a short dialog", () => {
  const write = async (text: string) => userEvent.type(await findField(/^reason/i), text);
  const openDialog = () => show(<GrantException assessmentId={4} onClose={cleanup} />);

  it("keeps what was typed when Escape closes it, and gives it up with Cancel", async () => {
    keepAccount(administrator);
    openDialog();
    await write("Her train was late");
    await userEvent.keyboard("{Escape}");
    openDialog();
    expect((await findField(/^reason/i)).value).toBe("Her train was late");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    openDialog();
    expect((await findField(/^reason/i)).value).toBe("");
  });
});

const oneName = { schema: z.object({ name: z.string() }), labels: { name: "Name" }, initial: { name: "" } };

/** A form that has saved, and whose next screen never comes. */
function Creating() {
  const form = useForm({
    ...oneName,
    kept: { name: "created", id: "new" },
    onSubmit: () => new Leaving(new Promise(() => undefined)),
  });
  return (
    <Form form={form} submit="Create">
      <TextInput {...form.field("name")} />
    </Form>
  );
}

it("a form that creates forgets before the next screen is there", async () => {
  const listCreated = () => Object.keys(localStorage).filter((key) => key.includes(":created:"));
  keepAccount(administrator);
  render(<Creating />);
  await userEvent.type(await findField(/^name/i), "Yoga");
  expect(listCreated()).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await expect.poll(listCreated).toEqual([]);
});
