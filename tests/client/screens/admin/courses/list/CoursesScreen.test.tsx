// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse, aPage, categories, listScript } from "../adminCourses";

const draft = aCourse(1, { title: "Java Basics" });
const published = aCourse(2, { title: "React in Practice", status: "PUBLISHED" });

const figure = (label: string) =>
  screen.getByRole("link", { name: label }).parentElement?.parentElement?.textContent?.replace(label, "");

async function choose(title: string, action: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
  await userEvent.click(screen.getByRole("menuitem", { name: action }));
}

const rowOf = (title: string) => screen.getByRole("row", { name: new RegExp(title) });

describe("the list of courses", () => {
  it("counts the courses and shows a row for each", async () => {
    scriptGateway({ courses: listScript(() => [draft, published]), categories });
    openAdmin("/admin/courses");
    expect(await screen.findByText("Java Basics")).toBeTruthy();
    expect([figure("Courses"), figure("Published"), figure("Draft")]).toEqual(["2", "1", "1"]);
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers).toEqual([
      "Select all on this page",
      "Sno",
      "Icon",
      "Title",
      "Category",
      "Last Updated",
      "Status",
      "Actions",
    ]);
    const cells = within(rowOf("React in Practice")).getAllByRole("cell");
    for (const said of ["2", "Web", "05-Mar-2025", "Published"])
      expect(cells.some(({ textContent }) => textContent?.includes(said))).toBe(true);
    expect(screen.getByRole("link", { name: "Java Basics" }).getAttribute("href")).toBe("/admin/courses/1");
  });

  it("offers Publish on drafts only, and Unpublish on published courses only", async () => {
    scriptGateway({ courses: listScript(() => [draft, published]), categories });
    openAdmin("/admin/courses");
    const actionsOf = async (title: string) => {
      await userEvent.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
      const names = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
      await userEvent.keyboard("{Escape}");
      return names;
    };
    expect(await actionsOf("Java Basics")).toEqual([
      "View",
      "Edit",
      "Resources",
      "Tasks",
      "Publish",
      "Export",
      "Delete",
    ]);
    expect(await actionsOf("React in Practice")).toContain("Unpublish");
    const curriculum = screen.getByRole("link", { name: "Curriculum of Java Basics" });
    expect(curriculum.getAttribute("href")).toBe("/admin/courses/1/curriculum");
  });

  it("keeps search, filters, order and page in the address", async () => {
    const gateway = scriptGateway({
      courses: () => aPage([draft], 60, { hasNextPage: true, hasPreviousPage: true }),
      categories,
    });
    const router = openAdmin("/admin/courses?status=DRAFT&after=abc&page=2");
    expect(await screen.findByText("21 of 60 courses")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Next" });
    expect(next.getAttribute("href")).toBe("/admin/courses?status=DRAFT&after=end&page=3");
    const previous = screen.getByRole("link", { name: "Previous" });
    expect(previous.getAttribute("href")).toBe("/admin/courses?status=DRAFT");
    await userEvent.click(screen.getByRole("button", { name: "Last Updated" }));
    await waitFor(() => expect(router.state.location.search).toBe("?status=DRAFT&sort=updated"));
    expect(gateway.asked.at(-1)?.variables).toMatchObject({
      status: "DRAFT",
      sort: "UPDATED",
      reversed: true,
      first: 20,
      after: null,
    });
    await userEvent.type(screen.getByRole("searchbox"), "java{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?search=java&status=DRAFT&sort=updated"));
  });

  it("says that nothing fits, or that there is no course yet", async () => {
    scriptGateway({ courses: () => aPage([]), categories });
    openAdmin("/admin/courses?search=zzz");
    const clear = await screen.findByRole("link", { name: "Clear filters" });
    expect(clear.getAttribute("href")).toBe("/admin/courses");
    await userEvent.click(clear);
    expect(await screen.findByText("No courses yet")).toBeTruthy();
  });

  it("reloads by Sync", async () => {
    let courses = [draft];
    scriptGateway({ courses: listScript(() => courses), categories });
    openAdmin("/admin/courses");
    await screen.findByText("Java Basics");
    courses = [draft, published];
    await userEvent.click(screen.getByRole("button", { name: "Sync" }));
    expect(await screen.findByText("Courses synced successfully")).toBeTruthy();
    expect(await screen.findByText("React in Practice")).toBeTruthy();
  });
});

/** Chooses an action and says yes to its question; its response is held until the returned function is called. */
async function confirm(gateway: Pick<ReturnType<typeof scriptGateway>, "hold">, course: string, act: string) {
  await choose(course, act);
  expect(screen.getByText(`Are you sure you want to ${act.toLowerCase()} this course?`)).toBeTruthy();
  const release = gateway.hold();
  await userEvent.click(screen.getByRole("button", { name: act }));
  return release;
}

describe("publishing", () => {
  it("asks first, then shows the new status at once", async () => {
    const gateway = scriptGateway({
      courses: listScript(() => [draft]),
      categories,
      publishCourse: { __typename: "ChangedCoursePayload", course: { ...draft, status: "PUBLISHED" } },
    });
    openAdmin("/admin/courses");
    const release = await confirm(gateway, "Java Basics", "Publish");
    await waitFor(() => expect(rowOf("Java Basics").textContent).toContain("Published"));
    expect([figure("Published"), figure("Draft")]).toEqual(["1", "0"]);
    expect(screen.queryByText("Course published successfully")).toBeNull();
    release();
    expect(await screen.findByText("Course published successfully")).toBeTruthy();
    expect(rowOf("Java Basics").textContent).toContain("Published");
    expect([figure("Courses"), figure("Published"), figure("Draft")]).toEqual(["1", "1", "0"]);
  });

  it("takes the status back when the server refuses, and says why in the row", async () => {
    const gateway = scriptGateway({
      courses: listScript(() => [published]),
      categories,
      unpublishCourse: aRefusal("Course not found"),
    });
    openAdmin("/admin/courses");
    const release = await confirm(gateway, "React in Practice", "Unpublish");
    await waitFor(() => expect(rowOf("React in Practice").textContent).toContain("Draft"));
    release();
    await waitFor(() => expect(rowOf("React in Practice").textContent).toContain("Course not found"));
    expect(rowOf("React in Practice").textContent).toContain("Published");
    expect([figure("Published"), figure("Draft")]).toEqual(["1", "0"]);
  });
});

describe("deleting", () => {
  it("is not attempted while users are enrolled", async () => {
    const enrolled = { ...draft, learnerCount: 3 };
    const gateway = scriptGateway({ courses: listScript(() => [draft]), course: enrolled, categories });
    openAdmin("/admin/courses");
    await choose("Java Basics", "Delete");
    const message = "Failed to delete the course. Users are already enrolled courses";
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(gateway.names()).not.toContain("courseCommandsDeleteCourseMutation");
  });

  it("takes the row away after the question", async () => {
    scriptGateway({
      courses: listScript(() => [draft, published]),
      course: draft,
      categories,
      deleteCourse: { __typename: "DeletedCoursePayload", deletedId: 1, deletedNodeId: "course-1" },
    });
    openAdmin("/admin/courses");
    await choose("Java Basics", "Delete");
    expect(await screen.findByText("Are you sure you want to delete this course?")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    expect(await screen.findByText("Successfully Deleted Course")).toBeTruthy();
    expect(screen.queryByText("Java Basics")).toBeNull();
    expect([figure("Courses"), figure("Published"), figure("Draft")]).toEqual(["1", "1", "0"]);
  });

  it("says in the question why the server refused", async () => {
    const reason = "The course is part of a batch and can't be deleted";
    scriptGateway({
      courses: listScript(() => [draft]),
      course: draft,
      categories,
      deleteCourse: aRefusal(reason),
    });
    openAdmin("/admin/courses");
    await choose("Java Basics", "Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toBe(reason));
  });
});
