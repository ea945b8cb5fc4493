// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { currentSession, keepAccount } from "~/session/sessionStore";

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }));
vi.mock("~/files/sendDirect", () => ({ sendDirect: sendFile }));

const moment = "2025-02-01T10:00:00.000Z";
const user = {
  ...asUser(learner),
  emailVerified: true,
  createdAt: moment,
  updatedAt: moment,
  entersByLinkOnly: false,
};
const address = "/files/5/face.png";
const withPicture = { ...user, avatarUrl: address };

function open(shown: object, script: Script) {
  keepAccount(learner);
  const gateway = scriptGateway({
    viewer: shown,
    userByUsername: shown,
    specializations: { nodes: [] },
    ...script,
  });
  openScreen("/users/learner", userRoutes);
  return gateway;
}

const pictures = () => Array.from(document.querySelectorAll("img"), (image) => image.getAttribute("src"));

describe("the own picture", () => {
  it("is saved as soon as it is dropped, and kept for the menus", async () => {
    sendFile.mockResolvedValue({ id: 5, name: "face.png", mime: "image/png", bytes: 1, url: address });
    const gateway = open(user, { updateAvatar: { __typename: "UserPayload", user: withPicture } });
    const zone = await screen.findByRole("region", { name: "Upload your picture" });
    expect(pictures()).toEqual([]);
    const file = new File(["a"], "face.png", { type: "image/png" });
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    await waitFor(() => expect(pictures()).toContain(`${address}?width=480`));
    expect(gateway.askedAs("AvatarFormMutation")[0]?.variables).toEqual({ fileId: 5 });
    expect(currentSession().account?.avatarUrl).toBe(address);
  });

  it("is removed, and initials take its place", async () => {
    const gateway = open(withPicture, { updateAvatar: { __typename: "UserPayload", user } });
    await userEvent.click(await screen.findByRole("button", { name: "Remove picture" }));
    await waitFor(() => expect(pictures()).toEqual([]));
    expect(gateway.askedAs("AvatarFormMutation")[0]?.variables).toEqual({ fileId: null });
    expect(currentSession().account?.avatarUrl).toBeNull();
  });

  it("stays as it was when the server refuses, with its reason", async () => {
    open(withPicture, { updateAvatar: aRefusal("Choose a picture") });
    await userEvent.click(await screen.findByRole("button", { name: "Remove picture" }));
    expect(await screen.findByText("Choose a picture")).toBeTruthy();
    expect(pictures()).toContain(`${address}?width=480`);
  });
});
