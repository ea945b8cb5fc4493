// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse, aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const today = {
  batchesToday: aPage([], 0),
  delayedTopics: { totalCount: 0, nodes: [] },
  payments: aPage([], 0),
  newestEnrolments: aPage([], 0),
  placeRequests: aPage([], 0),
};

describe("the dashboard", () => {
  it("lists what needs attention, each with a way to it", async () => {
    const draft = aCourse(1, { title: "Java Basics" });
    scriptGateway({
      courses: ({ status, lacking }: { status?: string; lacking?: string }) =>
        aPage(status === "DRAFT" || lacking === "TOPICS" ? [draft] : [], lacking === "QUESTIONS" ? 0 : 1),
      ...today,
      ...{ curricula: aPage([], 6), specializations: aPage([], 5), resources: aPage([], 168) },
    });
    openAdmin("/admin/dashboard");
    const hrefs = (await screen.findAllByRole("link", { name: /Java Basics/ })).map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toEqual(["/admin/courses/1", "/admin/courses/1/curriculum"]);
    expect(screen.getByText("Every course has questions.")).toBeTruthy();
    expect(screen.getByText("168")).toBeTruthy();
    const all = screen.getByRole("link", { name: "View all: Without topics" });
    expect(all.getAttribute("href")).toBe("/admin/courses?lacking=TOPICS");
  });

  it("shows what the day asks for, each with a way to it", async () => {
    const topic = {
      ...{ __typename: "BatchCourseTopic", id: "t:1", batchId: 4, courseId: 9, courseName: "Java" },
      ...{ topicName: "Loops", plannedDate: "2026-11-20", daysLate: 1 },
    };
    const payment = {
      ...{ __typename: "Payment", id: "p:1", databaseId: 8, paymentId: "UPI-1", amount: 125000 },
      ...{ transactionDate: null, user: { __typename: "User", id: "u:1", name: "Asha" } },
    };
    const enrolment = {
      ...{ __typename: "Enrolment", id: "e:1", createdAt: "2026-11-20T10:00:00.000Z" },
      course: { __typename: "Course", id: "c:1", title: "Go" },
      user: { __typename: "User", id: "u:2", databaseId: 12, name: "Ravi" },
    };
    const batch = {
      ...{ __typename: "Batch", id: "b:1", databaseId: 4, name: "Morning", noOfParticipants: 1 },
      startTime: "07:30:00",
    };
    scriptGateway({
      ...{ courses: aPage([], 0), curricula: aPage([], 0), specializations: aPage([], 0) },
      ...{ resources: aPage([], 0), batchesToday: aPage([batch], 1), payments: aPage([payment], 1) },
      delayedTopics: { totalCount: 7, nodes: [{ batchName: "Morning", topic }] },
      newestEnrolments: aPage([enrolment], 1),
      placeRequests: aPage([], 0),
    });
    openAdmin("/admin/dashboard");
    const way = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await way(/Morning ?1 participant ?07:30/)).toBe("/admin/batches/4");
    expect(await way(/Loops.*1 day late/)).toBe("/admin/batches/4/courses/9");
    expect(await way(/View all: Delayed topics/)).toBe("/admin/batches/delayed");
    expect(await way(/Asha ?UPI-1.*1,25,000/)).toBe("/admin/payments/8");
    expect(await way(/Ravi ?Go/)).toBe("/admin/users/12");
    expect(await way(/View all: Pending payments/)).toBe("/admin/payments?status=PENDING");
  });

  it("lets one answer a request for a place by enrolling", async () => {
    const request = {
      ...{ __typename: "PlaceRequest", id: "r:1", databaseId: 3, createdAt: "2026-11-20T10:00:00.000Z" },
      user: { __typename: "User", id: "u:2", databaseId: 12, name: "Ravi" },
      course: { __typename: "Course", id: "c:1", databaseId: 9, title: "Go" },
    };
    const { askedAs } = scriptGateway({
      ...{ courses: aPage([], 0), curricula: aPage([], 0), specializations: aPage([], 0) },
      ...{ resources: aPage([], 0), ...today, placeRequests: aPage([request], 1) },
      enrolUser: () => ({ __typename: "EnrolUserPayload" }),
    });
    openAdmin("/admin/dashboard");
    await userEvent.click(await screen.findByRole("button", { name: "Enrol Ravi, Go" }));
    expect(await screen.findByText("No open requests.")).toBeTruthy();
    expect(askedAs("PlaceRequestsEnrolMutation")[0]?.variables).toEqual({ userId: 12, courseId: 9 });
  });
});
