// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OfflineNotice } from "~/layout/OfflineNotice";
import { forgetSignIn, keepSignIn } from "~/session/sessionStore";
import { learner } from "../session/people";

const notice = /You are offline|The server can't be reached/;
const waiting = /sent when the connection is back/;

async function goOffline() {
  render(<OfflineNotice />);
  await act(async () => fireEvent(window, new Event("offline")));
}

afterEach(() => {
  fireEvent(window, new Event("online"));
  forgetSignIn();
});

describe("without a connection", () => {
  it("people who are signed in read what is sent later", async () => {
    keepSignIn("abc", learner);
    await goOffline();
    expect((await screen.findByText(notice)).textContent).toMatch(waiting);
  });

  it("visitors, who have nothing to send, read only that there is none", async () => {
    await goOffline();
    expect((await screen.findByText(notice)).textContent).not.toMatch(waiting);
  });
});
