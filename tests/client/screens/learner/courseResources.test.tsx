// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { course, layout, resources } from "./courseAnswers";
import { closeLearner, openLearner } from "./openLearner";

afterEach(closeLearner);

describe("resources", () => {
  it("link to their view, and outside to a new tab", async () => {
    const url = `https://books.example/${"chapters/".repeat(9)}sql.pdf`;
    openLearner(`${course}/resources`, { ...layout, ...resources(url) });
    const view = await screen.findByRole("link", { name: "The handbook" });
    expect(view.getAttribute("href")).toBe(`${course}/resources/31`);
    const outside = screen.getByRole("link", { name: /^https:\/\/books\.example\/.+….+\/sql\.pdf/ });
    expect([outside.getAttribute("href"), outside.getAttribute("title")]).toEqual([url, url]);
    expect([outside.getAttribute("target"), outside.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(screen.getByRole("checkbox", { name: "Read" })).toBeTruthy();
  });

  it("are framed in a sandbox of height 1000 when embedded, with a way out beside it", async () => {
    const embedded = resources("https://books.example/sql", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...embedded });
    const titled = await screen.findAllByTitle("The handbook");
    const frame = titled.find(({ tagName }) => tagName === "IFRAME");
    expect(screen.getByRole("heading", { level: 1, name: "The handbook" })).toBeTruthy();
    expect(frame?.getAttribute("height")).toBe("1000");
    expect(frame?.getAttribute("sandbox") ?? "").not.toContain("allow-top-navigation");
    const out = screen.getByRole("link", { name: /Open in a new tab/ });
    expect(out.getAttribute("href")).toBe("https://books.example/sql");
  });

  it.each([
    ["IMAGE", "/demo/erd.svg", "img"],
    ["VIDEO", "/demo/class.webm", "video"],
    ["AUDIO", "https://books.example/talk.mp3", "audio"],
  ])("of type %s are shown in place", async (type, url, tag) => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources(url, type) });
    const shown = await waitFor(() => {
      const element = document.querySelector(`main ${tag}`);
      if (!element) throw new Error(`no ${tag}`);
      return element;
    });
    expect(shown.getAttribute("src")).toBe(new URL(url, window.location.origin).href);
    fireEvent.error(shown);
    expect(await screen.findByText(/couldn't be (played|loaded)/)).toBeTruthy();
  });

  it("resources that are links are a card, and no frame", async () => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources("https://books.example/sql", "LINK") });
    const out = await screen.findByRole("link", { name: /Open in a new tab/ });
    expect(out.getAttribute("href")).toBe("https://books.example/sql");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("resources of YouTube play for the page that names itself, once asked to", async () => {
    const video = resources("https://youtu.be/dQw4w9WgXcQ", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...video });
    await userEvent.click(await screen.findByRole("button", { name: "Play The handbook on YouTube" }));
    const frame = document.querySelector("iframe");
    expect(frame?.src).toContain("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
    expect(frame?.getAttribute("allow")).toContain("encrypted-media");
  });

  it("resources of a video site that cannot be reached say so, instead of a broken frame", async () => {
    const video = resources("https://youtu.be/dQw4w9WgXcQ", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...video });
    const play = await screen.findByRole("button", { name: /^Play/ });
    const poster = play.querySelector("img");
    if (poster) fireEvent.error(poster);
    expect(await screen.findByText(/YouTube can't be reached right now/)).toBeTruthy();
  });

  it("are marked where they are read, and lead on to their neighbours", async () => {
    const requests: unknown[] = [];
    openLearner(`${course}/resources/31`, {
      ...layout,
      ...resources("https://youtu.be/dQw4w9WgXcQ"),
      learnerCommandsMarkResourceMutation: (variables) => {
        requests.push(variables);
        return { result: { __typename: "ResourcePayload", resource: { id: "R1", isMarked: true } } };
      },
    });
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Read" });
    await userEvent.click(box);
    await waitFor(() => expect(requests).toEqual([{ resourceId: 31, isMarked: true }]));
    expect(box.checked).toBe(true);
    const before = screen.getByRole("link", { name: /Previous.*The preface/ });
    expect(before.getAttribute("href")).toBe(`${course}/resources/30`);
    expect(screen.queryByRole("link", { name: /^Next/ })).toBeNull();
  });

  it("frame nothing but http and https", async () => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources("javascript:alert(1)") });
    expect(await screen.findByText(/can't be opened/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("say so when there is none at an address", async () => {
    openLearner(`${course}/resources/99`, { ...layout, ...resources("https://books.example/") });
    expect(await screen.findByRole("heading", { name: "Resource not found" })).toBeTruthy();
  });
});

describe("assignments and projects", () => {
  it("of another course are not found below this one", async () => {
    const foreign = { __typename: "Assignment", id: "A1", title: "Elsewhere", course: { databaseId: 6 } };
    openLearner(`${course}/assignments/1`, {
      ...layout,
      AssignmentScreenQuery: () => ({ assignment: foreign }),
    });
    expect(await screen.findByText("Assignment not found")).toBeTruthy();
    expect(screen.queryByText("Elsewhere")).toBeNull();
  });

  const none = {
    AssignmentsScreenQuery: () => ({ course: { id: "C5", title: "SQL", assignments: [] } }),
    AssignmentScreenQuery: () => ({ assignment: null }),
    ProjectsScreenQuery: () => ({ assignments: { nodes: [] } }),
  };

  it.each([
    [`${course}/assignments`, "No assignments yet"],
    [`${course}/assignments/1`, "Assignment not found"],
    ["/learner/projects", "No projects yet"],
    ["/learner/projects/1", "Project not found"],
    ["/projects", "No projects yet"],
    ["/projects/1", "Project not found"],
  ])("of %s that are not there say so", async (address, text) => {
    openLearner(address, { ...layout, ...none });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
