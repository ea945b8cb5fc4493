// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import type { Script } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";
import { openOwnProfile, openProfile, user } from "./openProfile";

describe("a change of the password", () => {
  it("does not send a new password that was repeated differently", async () => {
    const { asked } = openOwnProfile();
    await userEvent.type(await screen.findByLabelText("Current password"), "old-secret");
    await userEvent.type(screen.getByLabelText("New password"), "new-secret");
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new-secre");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    expect(currentToasts()[0]?.items).toEqual(["The two passwords differ"]);
    expect(asked).toHaveLength(1);
  });

  it("empties the password fields after a change", async () => {
    const changed = { ...user, updatedAt: "2025-02-01T10:00:00.000Z" };
    openOwnProfile({ changePassword: () => ({ __typename: "UserPayload", user: changed }) });
    const current = await screen.findByLabelText("Current password");
    await userEvent.type(current, "old-secret");
    await userEvent.type(screen.getByLabelText("New password"), "new-secret");
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new-secret");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(current).toHaveProperty("value", ""));
    expect(currentToasts()[0]?.message).toBe("Password changed. Your other sessions were signed out.");
  });
});

describe("the profile of a user without a password", () => {
  const byLink = { ...user, entersByLinkOnly: true };

  async function choose(script: Script) {
    const gateway = openProfile(byLink, byLink, script);
    await userEvent.type(await screen.findByLabelText("New password"), "new-secret");
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new-secret");
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    return gateway;
  }

  it("sets one without asking for an old one, and can change it from then on", async () => {
    const changed = { ...user, updatedAt: "2025-02-01T10:00:00.000Z" };
    const gateway = await choose({ changePassword: () => ({ __typename: "UserPayload", user: changed }) });
    expect(await screen.findByLabelText("Current password")).toHaveProperty("value", "");
    expect(screen.getByRole("button", { name: "Change password" })).toBeTruthy();
    expect(gateway.asked.at(-1)?.variables).toEqual({ input: { newPassword: "new-secret" } });
    expect(currentToasts()[0]?.message).toBe("Password set. Your other sessions were signed out.");
  });

  it("asks for the password that was set elsewhere, and keeps what was typed", async () => {
    const message = "Current password is required";
    const fieldErrors = [{ field: "currentPassword", message }];
    await choose({
      changePassword: () => aRefusal(message, "INVALID", fieldErrors),
    });
    const current = await screen.findByLabelText("Current password");
    expect(current.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "new-secret");
  });
});
