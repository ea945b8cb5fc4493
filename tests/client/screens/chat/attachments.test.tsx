// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aFile } from "#tests/client/files/fileScript";
import { learner } from "#tests/client/session/people";
import { toastTexts } from "#tests/client/toastTexts";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import type { UploadOptions } from "~/files/sendDirect";
import { UploadError, type UploadedFile } from "~/files/uploadedFile";
import { chatRoutes } from "~/screens/chat/routes";
import { keepAccount } from "~/session/sessionStore";
import { aMessage, own, pageScript, script } from "./chatScript";

const { sendFile } = vi.hoisted(() => ({
  sendFile: vi.fn<(file: File, sending: UploadOptions) => Promise<UploadedFile>>(),
}));
vi.mock("~/files/sendDirect", () => ({ sendDirect: sendFile }));

const board = aFile(5, "board.png", { kind: "IMAGE", width: 960, height: 480 });
const notes = aFile(6, "notes.pdf", { kind: "PDF" });

interface Given {
  input: { clientId: string; messageText: string; fileIds: number[] };
}

async function open(more: Script = {}) {
  keepAccount(learner);
  const gateway = scriptGateway(
    script({
      sendMessage: ({ input }: Given) => ({
        __typename: "MessagePayload",
        chatMessage: aMessage(11, input.messageText, { clientId: input.clientId, user: own, files: [board] }),
      }),
      ...more,
    }),
  );
  scriptLive();
  openScreen("/chat/3", chatRoutes);
  await screen.findByLabelText("Message");
  return gateway;
}

const field = () => screen.getByLabelText("Message");
const list = () => screen.getByRole("region", { name: "Messages" });
const picture = (name = "board.png") => new File(["a"], name, { type: "image/png" });
const drop = (...files: File[]) => fireEvent.drop(list(), { dataTransfer: { files } });
const attached = () => screen.findByRole("list", { name: "Attached files" });

beforeEach(() => {
  sessionStorage.clear();
  sendFile.mockReset();
  sendFile.mockImplementation(async ({ name, type }) => ({
    id: 5,
    name,
    mime: type,
    bytes: 2_048,
    url: `/files/5/${name}`,
  }));
});

describe("files in a conversation", () => {
  it("are shown: pictures in a small width and others with name and size", async () => {
    await open({ roomMessages: pageScript([aMessage(1, "", { files: [board, notes] })]) });
    const image = await screen.findByRole("img", { name: "board.png" });
    expect(image.getAttribute("src")).toBe("/files/5/board.png?width=480");
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["384", "192"]);
    expect(screen.getByRole("link", { name: /notes\.pdf\s*2 KB/ }).getAttribute("href")).toBe(
      "/files/6/notes.pdf",
    );
  });

  it("are attached by dropping, pasting and choosing, and sent with or without a text", async () => {
    const gateway = await open();
    const ways = [
      () => drop(picture()),
      () => fireEvent.paste(field(), { clipboardData: { files: [picture()] } }),
      () => userEvent.upload(screen.getByLabelText("Attach files", { selector: "input" }), picture()),
    ];
    for (const [index, give] of ways.entries()) {
      await give();
      expect((await attached()).textContent).toContain("board.png");
      if (index > 0) await userEvent.type(field(), "Look");
      await userEvent.click(screen.getByRole("button", { name: "Send" }));
      await waitFor(() => expect(gateway.askedAs("chatCommandsSendMessageMutation")).toHaveLength(index + 1));
      expect(gateway.askedAs("chatCommandsSendMessageMutation")[index]?.variables["input"]).toMatchObject({
        fileIds: [5],
        messageText: index > 0 ? "Look" : "",
      });
      expect(screen.queryByRole("list", { name: "Attached files" })).toBeNull();
    }
    expect(within(list()).getAllByRole("img", { name: "board.png" }).length).toBeGreaterThan(0);
  });

  it("are waited for while they are uploaded, and an upload can be cancelled", async () => {
    sendFile.mockImplementation(
      (_file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new UploadError("gone")));
        }),
    );
    const gateway = await open();
    drop(picture());
    expect(await screen.findByRole("progressbar", { name: "Uploading board.png" })).toBeTruthy();
    await userEvent.type(field(), "Look");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(toastTexts()).toContain("Wait for the files to upload");
    expect(gateway.names()).not.toContain("chatCommandsSendMessageMutation");
    await userEvent.click(screen.getByRole("button", { name: "Cancel board.png" }));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(gateway.names()).toContain("chatCommandsSendMessageMutation"));
  });

  it("are at most five, and each can be taken off again", async () => {
    await open();
    let id = 20;
    sendFile.mockImplementation(async ({ name }) => {
      id += 1;
      return { id, name, mime: "image/png", bytes: 1, url: `/files/${id}/${name}` };
    });
    drop(...[1, 2, 3, 4, 5, 6].map((number) => picture(`${number}.png`)));
    await waitFor(async () => expect(within(await attached()).getAllByRole("listitem")).toHaveLength(5));
    expect(toastTexts()).toContain("A message can have at most 5 files");
    await userEvent.click(screen.getByRole("button", { name: "Remove 2.png" }));
    expect(within(await attached()).getAllByRole("listitem")).toHaveLength(4);
  });
});
