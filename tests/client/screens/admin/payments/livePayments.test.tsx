// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";
import { aPayment } from "./paymentScript";

interface Held {
  year: number;
  answer: () => void;
}

let held: Held[] | null = null;
afterEach(() => {
  held = null;
});

const script = () =>
  scriptGateway({
    paymentTotals: { sales: 1, paid: 1, due: 0 },
    paymentMonths: [],
    async payments({ year }: { year: number }) {
      if (held) await new Promise<void>((answer) => held?.push({ year, answer }));
      return aPage(year === 2025 ? [aPayment(1)] : [aPayment(1), aPayment(2)]);
    },
    today: "2026-03-10",
    paymentYears: [2026, 2025],
  });

const allYears = -1;
const change = { data: { paymentsChanged: true } };

describe("a year that is chosen while another's payment is read again", () => {
  it.each([
    { readAgain: "before", answered: [allYears, 2025] },
    { readAgain: "before", answered: [2025, allYears] },
    { readAgain: "after", answered: [allYears, 2025] },
    { readAgain: "after", answered: [2025, allYears] },
  ])("is shown, and nothing stays dimmed: read $readAgain it, answered $answered", async (order) => {
    const live = scriptLive();
    const gateway = script();
    openAdmin("/admin/payments");
    await screen.findByText("PAY-2");
    // The subscription begins with a read of its own.
    await expect.poll(() => gateway.askedAs("PaymentsScreenQuery").length, { timeout: 10_000 }).toBe(2);
    const waiting: Held[] = [];
    held = waiting;
    const choose = () => userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2025");
    const readAgain = () => live.send("changesPaymentsSubscription", change);
    const [first, second] = order.readAgain === "before" ? [readAgain, choose] : [choose, readAgain];
    await first();
    await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(1);
    await second();
    await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(2);
    for (const year of order.answered) waiting.find((item) => item.year === year)?.answer();
    await waitFor(() => expect(screen.queryByText("PAY-2")).toBeNull());
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  });
});
