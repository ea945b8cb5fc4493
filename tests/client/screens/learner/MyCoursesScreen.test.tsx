// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeLearner, openLearner } from "./openLearner";

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

function enrolment(number: number, percentage: number, next: string | null) {
  return {
    id: `E${number}`,
    percentage,
    completedTopicCount: percentage,
    topicCount: 100,
    nextTopic: next && { topicId: number * 10, topicName: next },
    course: {
      id: `C${number}`,
      databaseId: number,
      code: `C-${number}`,
      title: `Course ${number}`,
      imageUrl: null,
    },
  };
}

/** A learner to whom nothing is new. */
const quiet = {
  unreadAnnouncements: [],
  currentEnrolment: null,
  myClasses: [],
  assignments: { nodes: [] },
  exams: { nodes: [] },
  rooms: [],
  me: { id: "U1", username: "asha", paymentTotals: { due: 0 }, finishedAttempts: { nodes: [] } },
};

const answer = (nodes: ReturnType<typeof enrolment>[], batches: unknown[] = [], today: object = quiet) => ({
  ...today,
  enrolments: { __isListPage: "QueryEnrolmentsConnection", totalCount: nodes.length, pageInfo, nodes },
  myBatches: { nodes: batches },
});

const some = [enrolment(1, 49, "Loops"), enrolment(2, 50, "Joins"), enrolment(3, 90, null)];

const open = (address: string, reply: () => unknown) => openLearner(address, { MyCoursesScreenQuery: reply });

afterEach(closeLearner);

describe("My Courses", () => {
  it.each(["/learner", "/learner/courses", "/learner/dashboard"])("stands at %s", async (address) => {
    open(address, () => answer(some));
    expect(await screen.findByRole("heading", { level: 1, name: "My Courses" })).toBeTruthy();
    const course = await screen.findByRole("link", { name: "Course 1" });
    expect(course.getAttribute("href")).toBe("/learner/courses/C-1/1");
    if (address === "/learner") return;
    expect(screen.getByRole("link", { name: "My Courses" }).getAttribute("aria-current")).toBe("page");
  });

  it("begins with today's class and what is due, before where to continue", async () => {
    const classes = [
      {
        uid: "1",
        day: "2026-11-29",
        isToday: true,
        startTime: null,
        batchName: "Weekend",
        courseTitle: "SQL",
        topics: [],
      },
      {
        uid: "2",
        day: "2026-11-30",
        isToday: false,
        startTime: null,
        batchName: "Weekend",
        courseTitle: "SQL",
        topics: [],
      },
    ].map((each) => ({ ...each, meetingLink: "https://meet.example/x" }));
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const sheet = { databaseId: 4, title: "Sheet 4", kind: "ASSIGNMENT", dueAt, state: "DRAFT" };
    const today = {
      ...quiet,
      myClasses: classes,
      currentEnrolment: {
        ...enrolment(1, 0, "Loops"),
        nextTopic: { topicId: 10, topicName: "Loops", moduleName: "Basics" },
      },
      assignments: { nodes: [{ ...sheet, course: { databaseId: 2, code: "C-2", title: "Course 2" } }] },
    };
    open("/learner/courses", () => answer([enrolment(1, 0, "Loops")], [], today));
    const due = await screen.findByRole("link", { name: /^Sheet 4/ });
    expect(due.getAttribute("href")).toBe("/learner/courses/C-2/2/assignments/4");
    expect(screen.getByText("Your first lesson is ready.")).toBeTruthy();
    const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(["Today", "Due this week", "Continue", "This week"]);
    expect(screen.getAllByRole("link", { name: /^Join/ })).toHaveLength(1);
  });

  it("says how far each course is, in colour and in words", async () => {
    open("/learner/courses", () => answer(some));
    const bars = await screen.findAllByRole("progressbar");
    expect(bars.map((bar) => bar.getAttribute("aria-valuetext"))).toEqual(["49%", "50%", "90%"]);
    const fills = bars.map((bar) => bar.firstElementChild?.className ?? "");
    expect(fills.map((fill) => /bg-(success|warning|brand)/.exec(fill)?.[1])).toEqual([
      "brand",
      "brand",
      "brand",
    ]);
    expect(screen.getByText("49% complete, 49 of 100 topics done")).toBeTruthy();
  });

  it("leads to the next open topic by its address, and says when all are done", async () => {
    open("/learner/courses", () => answer(some));
    const next = await screen.findByRole("link", { name: "Continue: Loops" });
    expect(next.getAttribute("href")).toBe("/learner/courses/C-1/1/topics/10");
    expect(screen.getByText("All topics completed")).toBeTruthy();
  });

  it("leads a learner without courses to the catalogue", async () => {
    open("/learner/courses", () => answer([]));
    expect(await screen.findByText("You're not enrolled in any courses yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "View all courses" }).getAttribute("href")).toBe("/courses");
  });

  it("keeps the search in the address and says when nothing matches", async () => {
    const { router, askedAs } = openLearner("/learner/courses", {
      MyCoursesScreenQuery: ({ search }) => answer(search ? [] : some),
    });
    await screen.findByRole("link", { name: "Course 1" });
    await userEvent.type(screen.getByRole("searchbox"), "zzz{Enter}");
    expect(await screen.findByText("None of your courses match")).toBeTruthy();
    expect(router.state.location.search).toBe("?search=zzz");
    expect(askedAs("MyCoursesScreenQuery").at(-1)?.variables["search"]).toBe("zzz");
    await userEvent.click(screen.getByRole("link", { name: "Clear search" }));
    expect(await screen.findByRole("link", { name: "Course 1" })).toBeTruthy();
  });

  it("shows the learner's batches, and a meeting only where it is a web address", async () => {
    const batch = {
      status: "IN_PROGRESS",
      startDate: "2025-01-31",
      endDate: "2025-03-05",
      startTime: "18:30:00",
      endTime: "20:00:00",
      nextTopics: [],
      nextHolidays: [],
      calendarPath: null,
      today: "2025-02-03",
    };
    const nextTopics = [
      { id: "T0", topicName: "Scope", plannedDate: "2025-01-31" },
      { id: "T1", topicName: "Closures", plannedDate: "2025-02-03" },
    ];
    const calendarPath = "/calendar/batches/1.ics?tenantId=1&token=secret";
    const good = {
      id: "B1",
      databaseId: 1,
      name: "Evening",
      meetingLink: "https://meet.example/1",
      ...batch,
      nextTopics,
      calendarPath,
    };
    const bad = { id: "B2", databaseId: 2, name: "Morning", meetingLink: "javascript:alert(1)", ...batch };
    const seen = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    open("/learner/courses#batch-2", () => answer(some, [good, bad]));
    expect(await screen.findByText("Evening")).toBeTruthy();
    // An invitation to a batch leads to its card.
    const sought = seen.mock.contexts.map((element) => (element as Element).textContent);
    expect(sought).toEqual([expect.stringContaining("Morning")]);
    seen.mockRestore();
    expect(screen.getAllByText(/31-Jan-2025 to 05-Mar-2025/)).toHaveLength(2);
    expect(screen.getAllByRole("link", { name: /Join class/ })).toHaveLength(1);
    expect(screen.getAllByText("Next topics")).toHaveLength(1);
    expect(screen.getByText("Next topics").parentElement?.textContent).toBe("Next topics03 FebClosures");
    expect(screen.getByText("Overdue").parentElement?.textContent).toBe("Overdue31 JanScope");
    const [calendar, ...others] = screen.getAllByRole("link", { name: /Follow in calendar/ });
    expect([calendar?.getAttribute("href"), others]).toEqual([
      expect.stringMatching(/^webcal:\/\/.+token=secret$/),
      [],
    ]);
  });

  it("leads on from where the learner stands: the next topic, this week, what is due and what is new", async () => {
    const ownClass = {
      uid: "1-2-2026-11-23",
      startTime: "19:00:00",
      batchName: "Evening",
      courseTitle: "React",
    };
    const classes = [
      {
        ...ownClass,
        day: "2026-11-23",
        isToday: true,
        meetingLink: "https://meet.example/1",
        topics: [{ name: "Hooks" }],
      },
      {
        ...ownClass,
        uid: "2",
        day: "2026-11-24",
        isToday: false,
        meetingLink: null,
        courseTitle: null,
        topics: [],
      },
    ];
    const attempt = {
      id: "A9",
      databaseId: 9,
      assessment: { id: "S4", databaseId: 4, title: "React test" },
      result: { score: 85.83, passed: true },
    };
    const today = {
      assignments: { nodes: [] },
      exams: { nodes: [] },
      unreadAnnouncements: [
        {
          id: "AN3",
          databaseId: 3,
          title: "Labs open",
          bodyHtml: "<p>At <strong>nine</strong>.</p>",
          authorName: "Meera",
        },
      ],
      currentEnrolment: {
        ...enrolment(2, 50, null),
        nextTopic: { topicId: 20, topicName: "Joins", moduleName: "Tables" },
      },
      myClasses: classes,
      rooms: [
        { id: "R1", unreadCount: 2 },
        { id: "R2", unreadCount: 1 },
      ],
      me: { ...quiet.me, paymentTotals: { due: 4500 }, finishedAttempts: { nodes: [attempt] } },
    };
    open("/learner/courses", () => answer(some, [], today));
    const way = async (name: string | RegExp) =>
      (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await way("Continue with Joins")).toBe("/learner/courses/C-2/2/topics/20");
    expect(screen.getByRole("button", { name: /^Mark as read ?: Labs open$/ })).toBeTruthy();
    expect(screen.getByText("nine").tagName).toBe("STRONG");
    expect(screen.getByText("Course 2, Tables")).toBeTruthy();
    expect(screen.getByText("Hooks").closest("li")?.textContent).toMatch(/^Today19:00HooksReactJoin/);
    expect(await way(/^Join the class of Evening/)).toBe("https://meet.example/1");
    expect(screen.getByText("Tue 24").closest("li")?.textContent).toBe("Tue 2419:00ClassEvening");
    expect(await way(/^Payment due ?₹4,500$/)).toBe("/users/asha");
    expect(await way(/^Latest result ?React test ?85.83% ?Passed/)).toBe(
      "/learner/assessments/4/result?attempt=9",
    );
    expect(await way(/^Messages ?3 unread$/)).toBe("/chat");
  });

  it("shows nothing above the courses when nothing is new", async () => {
    open("/learner/courses", () => answer(some));
    await screen.findByRole("link", { name: "Course 1" });
    for (const title of ["Continue", "This week", "For you"]) expect(screen.queryByText(title)).toBeNull();
  });

  it("says what happened when it cannot be read, and tries again", async () => {
    let broken = true;
    open("/learner/courses", () => {
      if (broken) throw new TypeError("Failed to fetch");
      return answer(some);
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("No connection")).toBeTruthy();
    broken = false;
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByRole("link", { name: "Course 1" })).toBeTruthy());
  });
});
