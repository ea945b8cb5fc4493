// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { chatRoutes } from "~/screens/chat/routes";
import { aMessage, enterChat, pageScript, room, script } from "./chatScript";

beforeEach(() => void enterChat());

const message = { name: /^Actions for the message of Ravi/ };

it("forwards to the room chosen last as a message of its own, and again to the same room as the same one", async () => {
  const sent: { roomId: number; clientId: string }[] = [];
  const other = { ...room, id: "room-4", databaseId: 4, name: "Asha Rao" };
  scriptGateway(
    script({
      rooms: [room, other],
      roomMessages: pageScript([aMessage(1, "First")]),
      forwardMessage: (asked: { roomId: number; clientId: string }) => {
        sent.push(asked);
        throw new Error("The response was lost");
      },
    }),
  );
  openScreen("/chat/3", chatRoutes);
  await userEvent.click(await screen.findByRole("button", message));
  await userEvent.click(screen.getByRole("menuitem", { name: "Forward" }));
  for (const [count, name] of ["Ravi Kumar", "Ravi Kumar", "Asha Rao"].entries()) {
    await userEvent.click(await screen.findByRole("radio", { name }));
    await userEvent.click(screen.getByRole("button", { name: "Forward" }));
    await waitFor(() => expect(sent).toHaveLength(count + 1));
  }
  const [first, again, elsewhere] = sent.map(({ clientId }) => clientId);
  expect(again).toBe(first);
  expect(elsewhere).not.toBe(first);
});
