// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { chatMessages } from "#gateway/domains/chat/contract";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { chatRoutes } from "~/screens/chat/routes";
import { aMessage, enterChat, pageScript, script } from "./chatScript";

beforeEach(() => void enterChat());

it("says that a message does not exist only where the room was read", async () => {
  let broken = true;
  const reply = aMessage(2, "An answer", { parent: aMessage(90, "Far away") });
  scriptGateway(
    script({
      roomMessages: ({ around }: { around?: number | null }) => {
        if (around && broken) throw new Error("broken");
        return pageScript([aMessage(1, "First"), reply]);
      },
    }),
  );
  openScreen("/chat/3", chatRoutes);
  const quote = await screen.findByRole("button", { name: /^Go to the message of Ravi Kumar/ });
  await userEvent.click(quote);
  expect(await screen.findByText(chatMessages.notLoaded)).toBeTruthy();
  expect(screen.queryByText(chatMessages.messageNotFound)).toBeNull();
  broken = false;
  await userEvent.click(quote);
  expect(await screen.findByText(chatMessages.messageNotFound)).toBeTruthy();
});
