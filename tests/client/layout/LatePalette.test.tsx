// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { demoSettings, learner } from "#tests/client/session/people";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { LatePalette } from "~/layout/LatePalette";
import { useCommandPalette } from "~/layout/useCommandPalette";
import { forgetSignIn, keepAccount, keepSettings } from "~/session/sessionStore";

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock("~/palette/CommandPalette", async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});

function Shell() {
  const palette = useCommandPalette();
  return (
    <>
      <button type="button">Before</button>
      {palette.open && <LatePalette onClose={palette.hide} />}
    </>
  );
}

afterEach(forgetSignIn);

it("the palette has every letter that was typed before its code came", async () => {
  keepSettings(demoSettings);
  keepAccount(learner);
  const none = { courseMatches: [], searchLessons: [], specializationMatches: [], blogPostMatches: [] };
  scriptGateway(none);
  const router = openScreen("/courses", [{ path: "courses", Component: Shell }]);
  (await screen.findByRole("button", { name: "Before" })).focus();
  await userEvent.keyboard("{Control>}k{/Control}chat{Enter}");
  expect(router.state.location.pathname).toBe("/courses");
  code.arrive();
  const field = await screen.findByRole("combobox", { name: "Search or go to" });
  expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(["chat", field]);
  await waitFor(() => expect(router.state.location.pathname).not.toBe("/courses"));
});
