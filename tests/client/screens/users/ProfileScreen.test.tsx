// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { asUser, learner, staff } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { currentSession, keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";
import { openOwnProfile, openProfile, user } from "./openProfile";

async function rename(name: string) {
  const field = await screen.findByLabelText(/^name/i);
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
}

describe("the own profile", () => {
  it("shows the account and offers the specializations' tracks", async () => {
    openOwnProfile();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Ananya Sharma");
    expect(screen.getByText("@learner")).toBeTruthy();
    expect(screen.getByText("LEARNER")).toBeTruthy();
    const tracks = screen.getAllByRole("option").map((option) => option.textContent);
    expect(tracks).toEqual(["All tracks", "CLOUD", "DATA"]);
  });

  it("keeps what was typed when the profile was saved elsewhere, and takes the rest over", async () => {
    keepAccount(learner);
    const elsewhere = {
      ...user,
      name: "Elsewhere",
      careerTrack: "DATA",
      updatedAt: "2026-01-02T10:00:00.000Z",
    };
    let viewer: object = user;
    openProfile(() => viewer, user, {
      updateProfile() {
        viewer = elsewhere;
        const message = "In words that may change";
        return aRefusal(message, "STALE");
      },
    });
    await rename("Here");
    const told = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(within(told).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>(/^name/i).value).toBe("Here");
    expect(screen.getByLabelText<HTMLSelectElement>(/^career track/i).value).toBe("DATA");
    await userEvent.click(screen.getByRole("button", { name: "Use theirs for Name" }));
    expect(screen.getByLabelText<HTMLInputElement>(/^name/i).value).toBe("Elsewhere");
  });

  it("shows a change at once and keeps it for the header", async () => {
    keepAccount(learner);
    const renamed = { ...user, name: "Ananya Rao" };
    const gateway = openOwnProfile({ updateProfile: () => ({ __typename: "UserPayload", user: renamed }) });
    await screen.findByRole("heading", { level: 1 });
    const release = gateway.hold();
    await rename("Ananya Rao");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Rao");
    expect(currentSession().account?.name).toBe("Ananya Sharma");
    release();
    await waitFor(() => expect(currentSession().account?.name).toBe("Ananya Rao"));
    expect(gateway.asked.at(-1)?.variables).toEqual({
      version: user.updatedAt,
      input: { name: "Ananya Rao", email: "learner@demo.test", careerTrack: "ALL" },
    });
  });

  it("takes a refused change back, says why, and keeps what was typed", async () => {
    const message = "Email is already registered";
    const fieldErrors = [{ field: "email", message }];
    const gateway = openOwnProfile({
      updateProfile: () => aRefusal(message, "CONFLICT", fieldErrors),
    });
    await screen.findByRole("heading", { level: 1 });
    const release = gateway.hold();
    await rename("Ananya Rao");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Rao");
    release();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Sharma"));
    expect(screen.getByLabelText(/email/i).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText(/^name/i)).toHaveProperty("value", "Ananya Rao");
    expect(currentToasts()[0]?.message).toBe(message);
  });

  it("asks for the password when the email changes, says what is wrong beside it, and forgets it once it is saved", async () => {
    const message = "Current password is incorrect";
    let result: object = {
      __typename: "Refusal",
      code: "INVALID",
      message,
      fieldErrors: [{ field: "currentPassword", message }],
    };
    const gateway = openOwnProfile({ updateProfile: () => result });
    const form = within((await screen.findByLabelText(/^email/i)).closest("form") as HTMLElement);
    expect(form.queryByLabelText("Current password")).toBeNull();
    await userEvent.clear(form.getByLabelText(/^email/i));
    await userEvent.type(form.getByLabelText(/^email/i), "New@demo.test");
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    expect(currentToasts()[0]?.items).toEqual(["Enter your current password to change your email"]);
    expect(gateway.asked).toHaveLength(1);
    const field = form.getByLabelText<HTMLInputElement>(/^current password/i);
    await userEvent.type(field, "wrong-1");
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(form.getByText(message)).toBeTruthy();
    const moved = { ...user, email: "new@demo.test", emailVerified: false };
    result = { __typename: "UserPayload", user: moved };
    await userEvent.clear(field);
    await userEvent.type(field, "right-12345");
    await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
    await waitFor(() => expect(form.queryByLabelText(/^current password/i)).toBeNull());
    // The hint beside the unverified address asks whether mails are sent.
    const sent = gateway.asked.findLast(({ variables }) => "input" in variables);
    expect(sent?.variables).toMatchObject({
      input: { email: "new@demo.test", currentPassword: "right-12345" },
    });
  });

  it("asks no password of an account that has none", async () => {
    openProfile({ ...user, entersByLinkOnly: true }, { ...user, entersByLinkOnly: true });
    const email = await screen.findByLabelText(/^email/i);
    await userEvent.type(email, "x");
    expect(screen.queryByLabelText(/^current password/i)).toBeNull();
  });

  it("takes a change back when the request fails", async () => {
    openOwnProfile({ updateProfile: () => new GraphQLError("") });
    await rename("Ananya Rao");
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Unable to save the profile"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Sharma");
  });
});

describe("another person's profile", () => {
  it("is read-only for staff", async () => {
    openProfile(asUser(staff), user);
    expect(await screen.findByText("learner@demo.test")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not found where the viewer may not see it", async () => {
    openProfile(asUser({ ...learner, id: 9 }), null);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Profile not found");
    expect(screen.getByRole("link", { name: "View all courses" })).toBeTruthy();
  });
});

describe("the payments of a learner", () => {
  const payment = {
    __typename: "Payment",
    id: "Payment:3",
    databaseId: 3,
    reference: "PAY-3",
    amount: 5_000,
    transactionDate: "2026-02-03",
    receiptDate: "2026-02-03",
    status: "PAID",
    paymentMethod: "UPI",
    comments: "",
    createdAt: "2026-02-03T10:00:00Z",
    course: null,
    batch: null,
    user: { ...user, paymentTotals: { sales: 5_000, paid: 5_000, due: 0 } },
  };

  it("are on the own profile, each with its receipt", async () => {
    const paying = { ...user, payments: { totalCount: 1, nodes: [payment], edges: [] } };
    openProfile(paying, paying, { ownPayment: payment });
    expect(await screen.findByText("₹5,000")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "PAY-3" }));
    const sheet = await screen.findByRole("article", { name: "Receipt PAY-3" });
    expect(sheet.textContent).toContain("Rupees Five Thousand Only");
  });

  it("of another user lead nowhere", async () => {
    scriptGateway({ ownPayment: null });
    openScreen("/users/learner/payments/4", userRoutes);
    expect(await screen.findByRole("heading", { name: "Payment not found" })).toBeTruthy();
  });
});
