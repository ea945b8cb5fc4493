// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const aPost = (change: object = {}) => ({
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

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Yoga at dawn" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

describe("the posts", () => {
  it("are published after a question", async () => {
    const published = aPost({ status: "PUBLISHED", publishedAt: "2026-02-03T04:05:06.000Z" });
    const gateway = scriptGateway({
      blogPosts: aPage([aPost()]),
      setBlogPostStatus: { __typename: "ChangedBlogPostPayload", post: published },
    });
    openAdmin("/admin/blogs");
    await choose("Publish");
    expect(gateway.asked).not.toContain("contentCommandsSetBlogPostStatusMutation");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Publish" }),
    );
    expect(await screen.findByText("Post published")).toBeTruthy();
    expect(screen.getByRole("row", { name: /Yoga/ }).textContent).toContain("Published");
  });

  it("are deleted after a question, which names them and can be declined", async () => {
    const deleted = { __typename: "DeletedBlogPostPayload", deletedId: 1, deletedNodeId: "post-1" };
    scriptGateway({ blogPosts: aPage([aPost()]), deleteBlogPost: deleted });
    openAdmin("/admin/blogs");
    await choose("Delete");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("The post “Yoga at dawn”");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Yoga at dawn")).toBeTruthy();
    await choose("Delete");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    await waitFor(() => expect(screen.queryByText("Yoga at dawn")).toBeNull());
  });
});

describe("the form of a post", () => {
  it("shows which address it gets and how its text will look", async () => {
    const rendered = { html: "<p>Some <strong>bold</strong> words</p>", problem: null };
    scriptGateway({ renderedMarkdown: rendered });
    openAdmin("/admin/blogs/create");
    await userEvent.type(await screen.findByLabelText("Title"), "What's new?");
    expect(screen.getByText("/blog/whats-new")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Text"), "Some **bold** words");
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    const preview = screen.getByRole("region", { name: "Preview" });
    expect((await within(preview).findByText("bold")).tagName).toBe("STRONG");
  });

  it("offers courses as the server ranks them", async () => {
    const course = (databaseId: number, title: string) => ({
      __typename: "Course",
      id: `course-${databaseId}`,
      databaseId,
      code: `C${databaseId}`,
      title,
    });
    scriptGateway({ courseMatches: [course(2, "Yoga"), course(1, "Advanced yoga")] });
    openAdmin("/admin/blogs/create");
    await userEvent.type(await screen.findByRole("combobox", { name: "Course" }), "yoga");
    await screen.findByRole("option", { name: /Advanced/ });
    const offered = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(offered.map(({ textContent }) => textContent)).toEqual(["YogaC2", "Advanced yogaC1"]);
  });

  it("keeps what was typed when someone else was faster, and sends the newer version next", async () => {
    const newer = aPost({ summary: "Theirs", updatedAt: "2026-01-02T00:00:00.000Z" });
    let isStale = true;
    const versions: unknown[] = [];
    scriptGateway({
      blogPostToEdit: () => (isStale ? aPost() : newer),
      blogPosts: aPage([newer]),
      updateBlogPost: ({ version }: { version: string }) => {
        versions.push(version);
        if (!isStale) return { __typename: "ChangedBlogPostPayload", post: newer };
        isStale = false;
        return aRefusal("Someone else changed this post", "STALE");
      },
    });
    const router = openAdmin("/admin/blogs/1/edit");
    const title = await screen.findByLabelText("Title");
    await userEvent.clear(title);
    await userEvent.type(title, "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save post" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Summary").value).toBe("Theirs"));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save post" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/blogs"));
    expect(versions).toEqual(["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"]);
  });
});
