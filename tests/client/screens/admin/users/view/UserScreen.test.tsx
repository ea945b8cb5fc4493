import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { administrator } from "#tests/client/session/people";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { keepAccount } from "~/session/sessionStore";
import { aList, pageInfo, user } from "../userScript";

it("an unknown number is told so", async () => {
  scriptGateway({ user: null, enrolments: aList(), payments: aList() });
  openScreen("/users/999", userRoutes);
  expect(await screen.findByRole("heading", { name: "User not found" })).toBeTruthy();
});

it("a person's page shows visits, results, batches with their status, and what is paid and due", async () => {
  keepAccount(administrator);
  const course = { __typename: "Course", id: "c3", databaseId: 3, title: "Core Java" };
  const nodes = (...rows: object[]) => ({ totalCount: rows.length, nodes: rows, pageInfo });
  scriptGateway({
    user: user(1, {
      lastSignInAt: "2026-11-20T04:30:00Z",
      lastSeenAt: null,
      entersByLinkOnly: false,
      finishedAttempts: nodes({
        __typename: "Attempt",
        id: "a1",
        assessment: { __typename: "Assessment", id: "s1", title: "Java final", courseTitle: "Core Java" },
        result: { score: 66.67, passed: false, finishedAt: "2026-11-19T04:30:00Z" },
      }),
      batches: nodes({
        __typename: "Batch",
        id: "b4",
        databaseId: 4,
        name: "Java mornings",
        status: "HOLD",
        startDate: "2026-11-01",
        endDate: "2026-12-24",
      }),
      paymentTotals: { paid: 125_000, due: 4_499 },
      teaching: nodes(),
    }),
    enrolments: nodes({
      __typename: "Enrolment",
      id: "e1",
      percentage: 52,
      completedTopicCount: 5,
      topicCount: 10,
      course,
    }),
    payments: nodes({
      __typename: "Payment",
      id: "p9",
      databaseId: 9,
      reference: "PAY-9",
      amount: 4_499,
      status: "PENDING",
      transactionDate: null,
    }),
  });
  openScreen("/users/1", userRoutes);
  expect(await screen.findByText("20-Nov-2026 04:30:00")).toBeTruthy();
  expect(screen.getByText("Never")).toBeTruthy();
  const result = screen.getByText("Java final").closest("li");
  expect(result?.textContent).toBe("Java finalCore Java19-Nov-202666.67%Not passed");
  expect(screen.getByRole("link", { name: "Java mornings" }).closest("li")?.textContent).toContain("On hold");
  expect(screen.getByText("Total paid").nextSibling?.textContent).toBe("₹1,25,000");
  expect(screen.getByText("Total due").nextSibling?.textContent).toBe("₹4,499");
  expect(
    within(screen.getByRole("list", { name: "Colours of progress" })).getAllByRole("listitem"),
  ).toHaveLength(3);
});
