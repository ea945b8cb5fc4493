// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { authRoutes } from "../../../../client/screens/auth/routes";
import { keepSettings } from "../../../../client/session/sessionStore";
import { clearToasts, currentToasts } from "../../../../client/ui/toasts";
import { openScreen, scriptGateway } from "../../../support/renderWithRelay";
import { asUser, demoSettings, learner } from "../../session/people";

const registered = { __typename: "RegisterPayload", user: asUser(learner) };

function open(register: () => unknown = () => registered) {
  const { asked } = scriptGateway({ register });
  return { asked, router: openScreen("/auth/register", authRoutes) };
}

async function register(username = "Asha.K", password = "secret") {
  await userEvent.type(await screen.findByLabelText(/^name/i), "Asha K");
  await userEvent.type(screen.getByLabelText(/username/i), username);
  await userEvent.type(screen.getByLabelText(/email/i), "asha@demo.test");
  await userEvent.type(screen.getAllByLabelText(/password/i)[0] ?? document.body, password);
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

beforeEach(() => keepSettings(demoSettings));

afterEach(clearToasts);

describe("the registration screen", () => {
  it("registers with a lower-case username and goes to the login page without asking", async () => {
    const { asked, router } = open();
    await register();
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    expect(asked[0]?.variables).toEqual({
      input: { name: "Asha K", username: "asha.k", email: "asha@demo.test", password: "secret" },
    });
    expect(currentToasts()[0]?.message).toBe("Successfully Registered");
  });

  it("shows a taken username at its field", async () => {
    const message = "Username is already taken";
    const fieldErrors = [{ field: "username", message }];
    open(() => ({ __typename: "Refusal", code: "CONFLICT", message, fieldErrors }));
    await register();
    await waitFor(() => expect(screen.getByLabelText(/username/i).getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByLabelText(/email/i)).toHaveProperty("value", "asha@demo.test");
    expect(currentToasts()[0]?.message).toBe(message);
  });

  it.each(["1234", "123456789012345678901"])(
    "refuses the password %s before it sends anything",
    async (password) => {
      const { asked } = open();
      await register("asha", password);
      expect(currentToasts()[0]?.title).toBe("Errors");
      expect(asked).toEqual([]);
    },
  );

  it("says so when registration is closed", async () => {
    keepSettings({ ...demoSettings, selfRegistration: false });
    open();
    expect(await screen.findByText("Registration is closed")).toBeTruthy();
    expect(screen.getByText("Already a member?", { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull();
  });
});
