// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { staff } from "#tests/client/session/people";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { keepAccount } from "~/session/sessionStore";
import { aCourse, aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const summary = {
  paymentSummary: {
    today: "2026-11-23",
    collected: 560_000,
    collectedLastMonthToDate: 500_000,
    due: 45_000,
    dueCount: 3,
  },
  learnerActivity: { active: 312, total: 420 },
};

/** A day on which nothing happens. */
const quiet = {
  ...summary,
  myClasses: [],
  lateTopics: aPage([], 0),
  batchesToday: aPage([], 0),
  lateBatchCount: 0,
  payments: aPage([], 0),
  newestEnrolments: aPage([], 0),
  placeRequests: aPage([], 0),
  unansweredTopicQuestions: aPage([], 0),
};

// It asks for what the account may see: all of it for those who coordinate.
beforeEach(() => keepAccount(staff));

const lateTopic = (topicName: string, daysLate: number) => ({
  __typename: "LateTopic",
  id: "l:1",
  batchId: 4,
  courseId: 9,
  batchName: "Morning",
  courseTitle: "Java",
  topicName,
  plannedDate: "2026-11-20",
  daysLate,
});

describe("the dashboard", () => {
  it("lists what needs attention, each with a way to it", async () => {
    const draft = aCourse(1, { title: "Java Basics" });
    scriptGateway({
      courses: ({ status, lacking }: { status?: string; lacking?: string }) =>
        aPage(status === "DRAFT" || lacking === "TOPICS" ? [draft] : [], lacking === "QUESTIONS" ? 0 : 1),
      ...quiet,
    });
    openAdmin("/admin/dashboard");
    const hrefs = (await screen.findAllByRole("link", { name: /Java Basics/ })).map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toEqual(["/admin/courses/1", "/admin/courses/1/curriculum"]);
    expect(screen.getByText("Every course has questions.")).toBeTruthy();
    const all = screen.getByRole("link", { name: "View all: Without topics" });
    expect(all.getAttribute("href")).toBe("/admin/courses?lacking=TOPICS");
  });

  it("shows what the day asks for, each with a way to it", async () => {
    const topic = lateTopic("Loops", 1);
    const payment = {
      __typename: "Payment",
      id: "p:1",
      databaseId: 8,
      reference: "UPI-1",
      amount: 125000,
      transactionDate: null,
      user: { __typename: "User", id: "u:1", name: "Asha" },
    };
    const enrolment = {
      __typename: "Enrolment",
      id: "e:1",
      createdAt: "2026-11-20T10:00:00.000Z",
      course: { __typename: "Course", id: "c:1", title: "Go" },
      user: { __typename: "User", id: "u:2", databaseId: 12, name: "Ravi" },
    };
    const batch = {
      __typename: "Batch",
      id: "b:1",
      databaseId: 4,
      name: "Morning",
      noOfParticipants: 1,
      startTime: "07:30:00",
    };
    scriptGateway({
      ...quiet,
      courses: aPage([], 0),
      batchesToday: aPage([batch], 1),
      payments: aPage([payment], 1),
      lateTopics: ({ trainerId }: { trainerId?: number }) =>
        trainerId === undefined ? aPage([topic], 7) : aPage([], 0),
      newestEnrolments: aPage([enrolment], 1),
    });
    openAdmin("/admin/dashboard");
    const way = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await way(/Morning ?1 participant ?07:30/)).toBe("/admin/batches/4");
    expect(await way(/Loops.*1 day late/)).toBe("/admin/batches/4/courses/9");
    expect(await way(/View all: Late topics/)).toBe("/admin/batches/delayed");
    expect(await way(/Asha ?UPI-1.*1,25,000/)).toBe("/admin/payments/8");
    expect(await way(/Ravi ?Go/)).toBe("/admin/users/12");
    expect(await way(/View all: Pending payments/)).toBe("/admin/payments?status=PENDING");
  });

  it("lets one answer a request for a place by enrolling", async () => {
    const request = {
      __typename: "PlaceRequest",
      id: "r:1",
      databaseId: 3,
      createdAt: "2026-11-20T10:00:00.000Z",
      user: { __typename: "User", id: "u:2", databaseId: 12, name: "Ravi" },
      course: { __typename: "Course", id: "c:1", databaseId: 9, title: "Go" },
    };
    const { askedAs } = scriptGateway({
      ...quiet,
      courses: aPage([], 0),
      placeRequests: aPage([request], 1),
      enrolUser: () => ({ __typename: "EnrolUserPayload" }),
    });
    openAdmin("/admin/dashboard");
    const all = await screen.findByRole("link", { name: "View all: Place requests" });
    expect(all.getAttribute("href")).toBe("/admin/inbox/places");
    await userEvent.click(await screen.findByRole("button", { name: "Enrol Ravi, Go" }));
    expect(await screen.findByText("No open requests.")).toBeTruthy();
    expect(askedAs("enrolmentCommandsAcceptPlaceRequestMutation")[0]?.variables).toEqual({
      userId: 12,
      courseId: 9,
    });
  });

  it("leads to the list of all requests, which are answered there, too", async () => {
    const request = (id: number) => ({
      __typename: "PlaceRequest",
      id: `r:${id}`,
      databaseId: id,
      createdAt: "2026-11-20T10:00:00.000Z",
      user: { __typename: "User", id: `u:${id}`, databaseId: 12, name: `Ravi ${id}` },
      course: { __typename: "Course", id: "c:1", databaseId: 9, title: "Go" },
    });
    scriptGateway({
      placeRequests: aPage([request(1), request(2)], 2),
      dismissPlaceRequest: { __typename: "DismissedPlaceRequestPayload" },
    });
    openAdmin("/admin/inbox/places");
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss Ravi 1, Go" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Ravi 1/ })).toBeNull());
    expect(screen.getByRole("row", { name: /Ravi 2/ })).toBeTruthy();
    expect(screen.getByText("1 request")).toBeTruthy();
  });

  it("shows what staff ask first, each figure with a way to where it is handled", async () => {
    scriptGateway({
      ...quiet,
      courses: aPage([], 0),
      lateTopics: ({ trainerId }: { trainerId?: number }) => aPage([], trainerId === undefined ? 7 : 0),
      lateBatchCount: 2,
    });
    openAdmin("/admin/dashboard");
    const tile = async (name: string) => {
      const link = await screen.findByRole("link", { name });
      return [link.getAttribute("href"), link.parentElement?.parentElement?.textContent];
    };
    expect(await tile("Collected this month")).toEqual([
      "/admin/payments?status=PAID&year=2026&month=11",
      "Collected this month₹5,60,00012% up on 1–23 Oct",
    ]);
    expect(await tile("Due")).toEqual(["/admin/payments?status=PENDING", "Due₹45,0003 pending payments"]);
    expect(await tile("Active learners")).toEqual([
      "/admin/users?type=U&active=yes&seen=yes",
      "Active learners312of 420, last 30 days",
    ]);
    expect(await tile("Classes today")).toEqual([
      "/admin/batches?today=yes",
      "Classes today0Nothing scheduled",
    ]);
    expect(await tile("Late topics")).toEqual(["/admin/batches/delayed", "Late topics7In 2 batches"]);
    expect(screen.queryByText("Your classes today")).toBeNull();
  });

  it("shows a trainer today's classes, their plans, and what is to be completed", async () => {
    const own = {
      __typename: "OwnClass",
      uid: "4-9-2026-11-23",
      startTime: "07:30:00",
      endTime: "09:00:00",
      batchId: 4,
      batchName: "Morning",
      courseId: 9,
      courseTitle: "Java",
      isTrainer: true,
      meetingLink: "https://meet.example/1",
      topics: [
        { __typename: "OwnClassTopic", name: "Loops", isDone: true },
        { __typename: "OwnClassTopic", name: "Arrays", isDone: false },
      ],
    };
    const late = lateTopic("Scope", 3);
    const { askedAs } = scriptGateway({
      ...quiet,
      courses: aPage([], 0),
      myClasses: [own],
      lateTopics: ({ trainerId }: { trainerId?: number }) =>
        trainerId === undefined ? aPage([], 0) : aPage([late], 1),
    });
    openAdmin("/admin/dashboard");
    const way = async (name: RegExp | string) =>
      (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await way("Morning")).toBe("/admin/batches/4/courses/9");
    expect(await way("Plan of Java")).toBe("/admin/batches/4/courses/9/plan");
    expect(await way(/Join the meeting of Morning/)).toBe("https://meet.example/1");
    expect(screen.getByText(/Loops, Arrays/).textContent).toBe("Loops, Arrays (1 of 2 topics completed)");
    expect(await way(/Scope.*3 days late/)).toBe("/admin/batches/4/courses/9");
    expect(await way("View all: To complete")).toMatch(/^\/admin\/batches\/delayed\?trainer=/);
    expect(askedAs("DashboardScreenQuery")[0]?.variables).toHaveProperty("viewerId");
  });

  it("asks for nothing of payments, and shows none, to staff without the right", async () => {
    keepAccount({ ...staff, rights: ["batches.read", "users.read"] });
    const { askedAs } = scriptGateway({ ...quiet, courses: aPage([], 0) });
    openAdmin("/admin/dashboard");
    await screen.findByRole("link", { name: "Classes today" });
    expect(screen.queryByRole("link", { name: "Due" })).toBeNull();
    // Without courses.read nothing is known of them, so nothing is praised.
    expect(screen.queryByRole("heading", { name: "Catalogue" })).toBeNull();
    expect(screen.queryByText("Every course is published.")).toBeNull();
    expect(askedAs("DashboardScreenQuery")[0]?.variables).toMatchObject({ seesPayments: false });
  });
});
