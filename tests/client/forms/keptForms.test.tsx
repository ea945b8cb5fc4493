// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aPage } from "#tests/client/screens/admin/courses/adminCourses";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { administrator } from "#tests/client/session/people";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { PostForm } from "~/lesson/discussion/PostForm";
import { EditForm } from "~/screens/chat/room/EditForm";
import { keepAccount } from "~/session/sessionStore";

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

/** Each form, how it is opened, and a text in it. */
const forms: readonly [string, () => unknown, RegExp][] = [
  ["announcement", () => openAddress("/admin/announcements/create"), /^title/i],
  ["post of the blog", () => openAddress("/admin/blogs/create"), /^summary/i],
  ["batch", () => openAddress("/admin/batches/create"), /^description/i],
  ["rubric", () => openAddress("/admin/rubrics/create"), /^name/i],
  ["curriculum", () => openAddress("/admin/curriculum/create"), /^description/i],
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
  const [field] = await screen.findAllByRole("textbox", { name });
  return field as HTMLInputElement;
};

describe.each(forms)("the %s", (_form, open, name) => {
  it("begins with what a closed window has left", async () => {
    keepAccount(administrator);
    open();
    await userEvent.type(await findField(name), "Not sent");
    cleanup();
    open();
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
