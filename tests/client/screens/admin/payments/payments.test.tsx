// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { chartYear, paymentsList } from "~/screens/admin/payments/list/paymentsList";
import { currentToasts } from "~/ui/toasts";
import { aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const payer = { __typename: "User", id: "user-7", databaseId: 7, name: "Asha Rao", email: "asha@demo.test" };
const aPayment = (databaseId: number, fields: object = {}) => ({
  ...{ __typename: "Payment", id: `payment-${databaseId}`, databaseId, paymentId: `PAY-${databaseId}` },
  ...{
    amount: 125_000,
    transactionDate: "2026-02-03",
    receiptDate: "2026-02-03",
    paymentMethod: "GPAY",
    status: "PAID",
  },
  ...{ comments: "first part", createdAt: "2026-02-03T10:00:00Z", updatedAt: "2026-02-03T10:00:00Z" },
  ...{ user: { ...payer, paymentTotals: { paid: 0, due: 0 } }, item: null, courseId: null, batchId: null },
  ...fields,
});
const months = Array.from({ length: 12 }, (_, index) => ({
  ...{ month: index + 1, paid: (index + 1) * 100_000, due: 50_000, sales: (index + 1) * 100_000 + 50_000 },
}));

const script = (change: Script = {}) =>
  scriptGateway({
    paymentTotals: { sales: 1_234_567, paid: 1_000_000, due: 234_567 },
    paymentMonths: months,
    payments: () => aPage([aPayment(1), aPayment(2, { status: "PENDING", paymentMethod: null })]),
    today: "2026-03-10",
    paymentYears: [2027, 2026, 2025],
    userMatches: [payer],
    user: { ...payer, paymentTotals: { paid: 5_000, due: 700 } },
    courseMatches: [
      { __typename: "Course", id: "c3", databaseId: 3, code: "REACT", title: "React" },
      { __typename: "Course", id: "c4", databaseId: 4, code: "LIBS", title: "Libraries around React" },
    ],
    batchMatches: [{ __typename: "Batch", id: "b5", databaseId: 5, name: "React Evening" }],
    payment: () => aPayment(1),
    ...change,
  });

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
    const figures = screen.getByRole("table", { name: `Sales by month in ${year}` });
    expect(within(figures).getByRole("row", { name: /^March/ }).textContent).toBe(
      "March₹3,50,000₹3,00,000₹50,000",
    );
  });

  it("keeps its filters in the address; a month of the chart narrows to it, and Reset takes all away", async () => {
    const gateway = script();
    const router = openAdmin("/admin/payments?year=2025&status=PAID&user=7&after=abc&page=2");
    await screen.findByText("PAY-1");
    expect(screen.getByRole("combobox", { name: "User" })).toHaveProperty("value", "Asha Rao");
    expect(gateway.asked.at(-1)?.variables).toMatchObject({
      ...{ year: 2025, month: -1, chartYear: 2025, status: "PAID", userId: 7, sort: "DATE", reversed: false },
      ...{ after: "abc", first: 20 },
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
    expect(years.map(({ textContent }) => textContent)).toEqual(["All years", "2027", "2026", "2025"]);
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
});

describe("the form of a payment", () => {
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Add payment" }));

  it("says what is missing, then saves what was chosen and typed", async () => {
    const gateway = script({
      createPayment: { __typename: "ChangedPaymentPayload", payment: aPayment(9) },
    });
    const router = openAdmin("/admin/payments/create");
    const user = await screen.findByRole("combobox", { name: "User" });
    await submit();
    for (const missing of ["User is required.", "Payment reference id is required.", "Amount is required."])
      expect(screen.getByText(missing)).toBeTruthy();
    await userEvent.type(user, "asha");
    const searched = () => gateway.askedAs("PersonPickerPeopleMatchesQuery").at(-1)?.variables;
    await waitFor(() => expect(searched()).toEqual({ search: "asha", userType: "U" }));
    await userEvent.click(await screen.findByRole("option", { name: /Asha Rao/ }));
    expect(await screen.findByText("Paid so far ₹5,000, due ₹700")).toBeTruthy();
    await userEvent.type(screen.getByRole("combobox", { name: "Paid for" }), "react");
    const offered = () =>
      within(screen.getByRole("listbox"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(offered()).toEqual([
        "ReactCourse REACT",
        "React EveningBatch",
        "Libraries around ReactCourse LIBS",
      ]),
    );
    await userEvent.click(await screen.findByRole("option", { name: /React Evening/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Payment reference id" }), "PAY-9");
    await userEvent.type(screen.getByRole("textbox", { name: "Amount" }), "125000");
    expect(screen.getByText("Rupees One Lakh Twenty-Five Thousand Only")).toBeTruthy();
    await submit();
    expect(await screen.findByText("Payment created successfully")).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    expect(gateway.asked.find(({ operationName }) => /Mutation/.test(operationName))?.variables).toEqual({
      input: {
        ...{ userId: 7, paymentId: "PAY-9", amount: 125_000, transactionDate: null, paymentMethod: null },
        ...{ status: "PENDING", comments: "", courseId: null, batchId: 5 },
      },
    });
  });

  it("shows a taken reference under its field, and loses nothing that was typed", async () => {
    const taken = "A payment with this reference id exists already";
    script({
      updatePayment: aRefusal(taken, "CONFLICT", [{ field: "paymentId", message: taken }]),
    });
    openAdmin("/admin/payments/1/edit");
    const reference = await screen.findByRole("textbox", { name: "Payment reference id" });
    await userEvent.clear(reference);
    await userEvent.type(reference, "PAY-2");
    await userEvent.click(screen.getByRole("button", { name: "Save payment" }));
    await waitFor(() => expect(reference.getAttribute("aria-invalid")).toBe("true"));
    expect(reference).toHaveProperty("value", "PAY-2");
    expect(screen.getByRole("combobox", { name: "User" })).toHaveProperty("value", "Asha Rao");
  });

  it("saves an old payment whose status and day would not be allowed today", async () => {
    const ahead = { transactionDate: "2026-03-20" };
    const gateway = script({
      payment: () => aPayment(1, ahead),
      updatePayment: { __typename: "ChangedPaymentPayload", payment: aPayment(1, ahead) },
    });
    const router = openAdmin("/admin/payments/1/edit");
    await userEvent.type(await screen.findByRole("textbox", { name: "Comments" }), ", checked");
    await userEvent.click(screen.getByRole("button", { name: "Save payment" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    expect(gateway.askedAs("organizationCommandsUpdatePaymentMutation").at(-1)?.variables).toMatchObject({
      input: { ...ahead, status: "PAID", comments: "first part, checked" },
    });
  });

  it("names the save that failed above the reason when no answer came", async () => {
    const gateway = script();
    openAdmin("/admin/payments/1/edit");
    const amount = await screen.findByRole("textbox", { name: "Amount" });
    await userEvent.type(amount, "0");
    gateway.breakDown();
    await userEvent.click(screen.getByRole("button", { name: "Save payment" }));
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({
        title: "Unable to update payment",
        message: "The server cannot be reached. Please check your connection.",
      }),
    );
  });

  it("that two people change at once keeps what the slower one typed, and is saved over the other's", async () => {
    const later = "2026-02-04T10:00:00Z";
    const theirs = aPayment(1, { amount: 200_000, status: "PENDING", updatedAt: later });
    let saved: object = aPayment(1);
    const gateway = script({
      payment: () => saved,
      updatePayment({ version }: { version: string }) {
        if (version === later) return { __typename: "ChangedPaymentPayload", payment: theirs };
        saved = theirs;
        return aRefusal("In words that may change", "STALE");
      },
    });
    const router = openAdmin("/admin/payments/1/edit");
    const amount = await screen.findByRole("textbox", { name: "Amount" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "150000");
    const save = () => userEvent.click(screen.getByRole("button", { name: "Save payment" }));
    await save();
    const told = await screen.findByRole("region", { name: "Changed by someone else" });
    const items = within(told).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Amount is now 200000, yours differsUse theirs for Amount",
      "Status is now Pending",
    ]);
    expect(amount).toHaveProperty("value", "150000");
    expect(screen.getByRole("combobox", { name: "Status" })).toHaveProperty("value", "PENDING");
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    const sent = gateway
      .askedAs("organizationCommandsUpdatePaymentMutation")
      .map(({ variables }) => variables);
    expect(sent).toMatchObject([
      { version: "2026-02-03T10:00:00Z" },
      { version: later, input: { amount: 150_000, status: "PENDING" } },
    ]);
  });
});

describe("the receipt", () => {
  it("says who paid how much, also in words", async () => {
    script();
    openAdmin("/admin/payments/1");
    const sheet = await screen.findByRole("article", { name: "Receipt PAY-1" });
    for (const said of ["Received from", "Asha Rao", "₹1,25,000", "03-Feb-2026", "Google Pay", "000001"])
      expect(sheet.textContent).toContain(said);
    expect(sheet.textContent).toContain("Rupees One Lakh Twenty-Five Thousand Only");
    expect(sheet.textContent).not.toContain("first part");
    expect(screen.getByRole("heading", { name: "Comments" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
  });

  it("says what was paid for, and nothing that is not known or not about this payment", async () => {
    const user = { ...payer, paymentTotals: { paid: 125_000, due: 25_000 } };
    script({ payment: aPayment(1, { item: "React in Practice", courseId: 3, paymentMethod: null, user }) });
    openAdmin("/admin/payments/1");
    const sheet = await screen.findByRole("article", { name: "Receipt PAY-1" });
    expect(sheet.textContent).toContain("CourseReact in Practice");
    expect(sheet.textContent).not.toContain("₹25,000");
    expect(sheet.textContent).not.toContain("Payment method");
  });

  it("is none while the money is not here", async () => {
    script({ payment: aPayment(1, { status: "PENDING" }) });
    openAdmin("/admin/payments/1");
    const sheet = await screen.findByRole("article", { name: "Payment due PAY-1" });
    expect(sheet.textContent).toContain("Not a receipt");
  });

  it("of a payment that is not there says so", async () => {
    script({ payment: null });
    openAdmin("/admin/payments/99");
    expect(await screen.findByRole("heading", { name: "Payment not found" })).toBeTruthy();
  });
});
