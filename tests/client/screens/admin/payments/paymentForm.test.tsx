// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { itemTexts } from "#tests/client/itemTexts";
import { aRefusal } from "#tests/support/refusal";
import { currentToasts } from "~/ui/toasts";
import { openAdmin } from "../openAdmin";

import { aPayment, payer, script } from "./paymentScript";

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
        userId: 7,
        reference: "PAY-9",
        amount: 125_000,
        transactionDate: null,
        paymentMethod: null,
        status: "PENDING",
        comments: "",
        courseId: null,
        batchId: 5,
      },
    });
  });

  it("shows a taken reference under its field, and loses nothing that was typed", async () => {
    const taken = "A payment with this reference id exists already";
    script({
      updatePayment: aRefusal(taken, "CONFLICT", [{ field: "reference", message: taken }]),
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
        message: "The server can't be reached. Please check your connection.",
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
    expect(itemTexts(told)).toEqual([
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
