// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen } from "#tests/support/renderWithRelay";
import { resetEnvironment } from "~/relay/environment";

const Form = () => <input aria-label="Note" />;

async function typeNote() {
  const router = openScreen("/form", [{ path: "/form", Component: Form }]);
  await userEvent.type(await screen.findByLabelText("Note"), "Only for me");
  return router;
}

describe("the screens' store", () => {
  it("forgets what was typed when another account begins", async () => {
    const router = await typeNote();
    resetEnvironment();
    await act(() => router.revalidate());
    expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("");
  });

  it("keeps what was typed when the same account's data is read again", async () => {
    const router = await typeNote();
    await act(() => router.revalidate());
    expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("Only for me");
  });
});
