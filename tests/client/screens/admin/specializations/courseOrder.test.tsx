// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { shortCourse as course } from "#tests/client/screens/admin/courses/adminCourses";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { specializationRoutes } from "~/screens/admin/specializations/routes";
import { currentToasts } from "~/ui/toasts";

const all = [course(1, "One"), course(2, "Two"), course(3, "Three")];
const web = (courses: typeof all) => ({
  id: "Specialization:5",
  databaseId: 5,
  name: "Web",
  category: null,
  courseCount: courses.length,
  updatedAt: "2025-01-31T10:00:00.000Z",
  courses: courses.map((item, at) => ({ course: item, displayOrder: at + 1 })),
  assignableCourses: all.filter((item) => !courses.includes(item)),
});

function open(inIt: typeof all, script: Script = {}) {
  const gateway = scriptGateway({ specialization: web(inIt), ...script });
  openScreen("/admin/specializations/5", [{ path: "admin", children: specializationRoutes }]);
  return gateway;
}

const order = () =>
  screen.getAllByRole("link", { name: /^(One|Two|Three)$/ }).map((link) => link.textContent);

describe("the order of a specialization's courses", () => {
  it("changes at once and is saved as a whole", async () => {
    const specialization = web([course(2, "Two"), course(1, "One"), course(3, "Three")]);
    const { asked, hold } = open(all, {
      orderSpecializationCourses: { __typename: "SpecializationPayload", specialization },
    });
    const button = await screen.findByRole("button", { name: "Move down One" });
    const release = hold();
    await userEvent.click(button);
    expect(order()).toEqual(["Two", "One", "Three"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move down One");
    release();
    await waitFor(() => expect(asked.at(-1)?.variables["courseIds"]).toEqual([2, 1, 3]));
    expect(order()).toEqual(["Two", "One", "Three"]);
  });

  it("comes back when the server refuses it, with the reason", async () => {
    const message = "Someone else changed this specialization. You now see the latest version.";
    const refusal = aRefusal(message);
    const { hold, names } = open(all, { orderSpecializationCourses: refusal });
    const button = await screen.findByRole("button", { name: "Move up Three" });
    const release = hold();
    await userEvent.click(button);
    expect(order()).toEqual(["One", "Three", "Two"]);
    release();
    await waitFor(() => expect(order()).toEqual(["One", "Two", "Three"]));
    expect(currentToasts()[0]?.message).toBe(message);
    await waitFor(() =>
      expect(names()).toEqual([
        "AdminSpecializationScreenQuery",
        "catalogueCommandsOrderSpecializationCoursesMutation",
        "AdminSpecializationScreenQuery",
      ]),
    );
    expect((await screen.findAllByText(message)).length).toBe(2);
  });
});

describe("assigning a course", () => {
  it("searches those that are not in it at the server, and requires one", async () => {
    const { askedAs, names } = open(all.slice(0, 1));
    await userEvent.type(await screen.findByRole("combobox", { name: "Course" }), "t");
    await waitFor(() =>
      expect(
        askedAs("AdminSpecializationScreenAssignableCoursePickerQuery").at(-1)?.variables["search"],
      ).toBe("t"),
    );
    const offered = (await screen.findAllByRole("option")).map((option) => option.textContent);
    expect(offered).toEqual(["TwoTWO", "ThreeTHREE"]);
    await userEvent.click(screen.getByRole("button", { name: "Assign course" }));
    expect(screen.getByText("Course is required.")).toBeTruthy();
    expect(names()).not.toContain("catalogueCommandsAddCourseMutation");
  });
});
