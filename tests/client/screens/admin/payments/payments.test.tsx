// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { chartYear, paymentsList } from "~/screens/admin/payments/list/paymentsList";
import { aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

import { script } from "./paymentScript";

const figure = (label: string) =>
  screen.getByRole("link", { name: label }).parentElement?.parentElement?.textContent;
const year = 2026;
const unfold = async () => userEvent.click(await screen.findByRole("button", { name: /^Sales by month in/ }));

describe("the dashboard of payments", () => {
  it("shows the totals in rupees, the months, and a row for each payment", async () => {
    script();
    openAdmin("/admin/payments");
    expect(await screen.findByRole("link", { name: "PAY-1" })).toHaveProperty(
      "pathname",
      "/admin/payments/1",
    );
    expect(figure("Total Sales")).toContain("₹12,34,567");
    expect(figure("Paid")).toContain("₹10,00,000");
    expect(figure("Due")).toContain("₹2,34,567");
    const row = screen.getByRole("row", { name: /PAY-2/ });
    for (const said of ["Asha Rao", "first part", "03-Feb-2026", "₹1,25,000", "Pending"])
      expect(row.textContent).toContain(said);
    expect(screen.queryByRole("table", { name: `Sales by month in ${year}` })).toBeNull();
    await unfold();
    expect(screen.getByText(/cover all years, and payments without a date/)).toBeTruthy();
    const sales = screen.getByRole("table", { name: `Sales by month in ${year}` });
    expect(within(sales).getByRole("row", { name: /^March/ }).textContent).toBe(
      "March₹3,50,000₹3,00,000₹50,000",
    );
  });

  it("keeps its filters in the address; a month of the chart narrows to it, and Reset takes all away", async () => {
    const gateway = script();
    const router = openAdmin("/admin/payments?year=2025&status=PAID&user=7&after=abc&page=2");
    await screen.findByText("PAY-1");
    expect(screen.getByRole("combobox", { name: "User" })).toHaveProperty("value", "Asha Rao");
    expect(gateway.asked.at(-1)?.variables).toMatchObject({
      year: 2025,
      month: -1,
      chartYear: 2025,
      status: "PAID",
      userId: 7,
      sort: "DATE",
      reversed: false,
      after: "abc",
      first: 20,
    });
    await unfold();
    await userEvent.click(screen.getByRole("link", { name: /^February: ₹2,50,000/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?year=2025&month=2&status=PAID&user=7"));
    const february = await screen.findByRole("link", { name: /^February/, current: true });
    expect(february.getAttribute("href")).toBe("/admin/payments?year=2025&status=PAID&user=7");
    await userEvent.click(screen.getByRole("button", { name: "Amount" }));
    await waitFor(() =>
      expect(router.state.location.search).toBe("?year=2025&month=2&status=PAID&user=7&sort=amount"),
    );
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(router.state.location.search).toBe("?sort=amount"));
    expect(screen.getByRole("button", { name: "Reset" })).toHaveProperty("disabled", true);
  });

  it("opens by Total Sales, and by a month, the payments that are summed", async () => {
    const gateway = script();
    const router = openAdmin("/admin/payments?year=2026");
    await screen.findByText("PAY-1");
    await unfold();
    const march = screen.getByRole("link", { name: /^March/ });
    expect(march.getAttribute("href")).toBe("/admin/payments?year=2026&month=3&status=SALES");
    await userEvent.click(screen.getByRole("link", { name: "Total Sales" }));
    await waitFor(() => expect(router.state.location.search).toBe("?year=2026&status=SALES"));
    expect(screen.getByRole("combobox", { name: "Status" })).toHaveProperty("value", "SALES");
    expect(gateway.askedAs("PaymentsScreenQuery").at(-1)?.variables).toMatchObject({
      status: null,
      sales: true,
    });
  });

  it("narrows to what was paid for, as the address says", async () => {
    const gateway = script({ course: { __typename: "Course", id: "c3", databaseId: 3, title: "React" } });
    openAdmin("/admin/payments?course=3");
    expect(await screen.findByDisplayValue("React")).toBeTruthy();
    expect(gateway.asked.at(-1)?.variables).toMatchObject({ courseId: 3, batchId: null });
  });

  it("reads no year or month that there is not", () => {
    expect(paymentsList.parse("year=2019&month=13")).toMatchObject({ year: -1, month: -1 });
    expect(paymentsList.parse("year=-1&month=-1")).toMatchObject({ year: -1, month: -1 });
    expect(chartYear(paymentsList.parse(""), "2027-01-01")).toBe(2027);
  });

  it("offers the organization's years, one ahead too when a payment is dated in it", async () => {
    script();
    openAdmin("/admin/payments");
    await screen.findByText("PAY-1");
    const years = within(screen.getByRole("combobox", { name: "Year" })).getAllByRole("option");
    expect(years.map(({ textContent }) => textContent)).toEqual([
      "All years",
      "2027",
      "2026",
      "2025",
      "No date",
    ]);
  });

  it("says that nothing fits, or that there is no payment yet", async () => {
    script({ payments: () => aPage([]) });
    openAdmin("/admin/payments?search=zzz");
    await userEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
    expect(await screen.findByText("No payments yet")).toBeTruthy();
  });

  it("deletes after the specified question, and reads the figures again", async () => {
    let answer: object = aRefusal("Not now");
    const gateway = script({ deletePayment: () => answer });
    openAdmin("/admin/payments");
    await userEvent.click(await screen.findByRole("button", { name: "Actions for PAY-1" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    const question = screen.getByRole("alertdialog", { name: "Delete the payment" });
    expect(question.textContent).toContain("Are you sure you want to delete this payment?");
    expect(question.textContent).toContain("PAY-1 of Asha Rao, ₹1,25,000");
    await userEvent.click(within(question).getByRole("button", { name: "Yes, delete it!" }));
    expect((await within(question).findByRole("alert")).textContent).toBe("Not now");
    answer = { __typename: "DeletedPaymentPayload", deletedId: 1 };
    const before = gateway.names().filter((name) => name === "PaymentsScreenQuery").length;
    await userEvent.click(within(question).getByRole("button", { name: "Yes, delete it!" }));
    expect(await screen.findByText("Successfully Deleted")).toBeTruthy();
    await waitFor(() =>
      expect(gateway.names().filter((name) => name === "PaymentsScreenQuery").length).toBe(before + 1),
    );
  });

  describe("after a deletion", () => {
    async function deletePayment(undo: () => object) {
      const answer = { __typename: "DeletedPaymentPayload", deletedId: 1, undoId: 77 };
      const gateway = script({ deletePayment: () => answer, undo });
      openAdmin("/admin/payments");
      await userEvent.click(await screen.findByRole("button", { name: "Actions for PAY-1" }));
      await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
      await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
      await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
      return gateway;
    }

    it("offers to undo it in the toast, and reads the list again", async () => {
      const gateway = await deletePayment(() => ({ __typename: "UndoPayload", conflicts: [] }));
      expect(await screen.findByText("Undone")).toBeTruthy();
      const [undo] = gateway.askedAs("historyCommandsUndoMutation");
      expect(undo?.variables).toEqual({ historyId: 77 });
    });

    it("shows both states where something changed since", async () => {
      const conflict = { table: "Payment", name: "PAY-1", field: "amount", left: "500", now: "600" };
      await deletePayment(() => ({ __typename: "UndoPayload", conflicts: [conflict] }));
      expect(await screen.findByText("Payment, PAY-1, Amount: 500 after this change, 600 now")).toBeTruthy();
    });
  });
});
