// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const aTemplate = (change: object = {}) => ({
  __typename: "MailTemplate",
  id: "template-reset",
  kind: "reset",
  name: "Reset the password",
  description: "Sent to a person.",
  isSecurity: true,
  isOriginal: true,
  subject: "Reset, {name}",
  body: "[Go]({link})",
  updatedAt: "1970-01-01T00:00:00.000Z",
  placeholders: [{ name: "link", description: "The page for choosing a new password." }],
  ...change,
});

const preview = { subject: "Reset, Meera", html: "<p>Preview</p>", text: "Preview" };

const openTemplate = async (script: object) => {
  const gateway = scriptGateway({ mailPreview: preview, ...script });
  openAdmin("/admin/mail/templates/reset");
  const body = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  return { gateway, body };
};

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

describe("a template", () => {
  it("is listed, and says where it was changed", async () => {
    scriptGateway({ mailTemplates: [aTemplate({ isOriginal: false })] });
    openAdmin("/admin/mail/templates");
    const link = await screen.findByRole("link", { name: "Reset the password" });
    expect(link.getAttribute("href")).toBe("/admin/mail/templates/reset");
    expect(screen.getByText("Changed")).toBeTruthy();
  });

  it("is previewed as it is typed, and saved", async () => {
    const saved = aTemplate({
      body: "New [Go]({link})",
      isOriginal: false,
      updatedAt: "2026-03-02T10:00:00.000Z",
    });
    const { gateway, body } = await openTemplate({
      mailTemplate: aTemplate(),
      saveMailTemplate: { __typename: "MailTemplatePayload", template: saved },
    });
    expect(await screen.findByText("Reset, Meera")).toBeTruthy();
    await type(body, "New [Go]({link})");
    await waitFor(() =>
      expect(gateway.askedAs("TemplateScreenPreviewQuery").at(-1)?.variables["body"]).toBe(
        "New [Go]({link})",
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Template saved")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsSaveTemplateMutation")[0]?.variables).toEqual({
      kind: "reset",
      version: "1970-01-01T00:00:00.000Z",
      input: { subject: "Reset, {name}", body: "New [Go]({link})" },
    });
    expect(await screen.findByText("Changed")).toBeTruthy();
  });

  it("with an unknown placeholder is not sent, and says where it is", async () => {
    const { gateway, body } = await openTemplate({ mailTemplate: aTemplate() });
    await type(body, "[Go]({link})\nHello {nam}");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText("{nam} is unknown (line 2, column 7)")).length).toBeGreaterThan(0);
    expect(gateway.askedAs("mailCommandsSaveTemplateMutation")).toEqual([]);
  });

  it("is sent as a test as it stands, and says what the server refuses", async () => {
    let isRefused = false;
    const { gateway } = await openTemplate({
      mailTemplate: aTemplate(),
      sendTestMail: () => (isRefused ? aRefusal("No room") : { __typename: "TestMailPayload" }),
    });
    const press = () => userEvent.click(screen.getByRole("button", { name: "Send a test to me" }));
    await press();
    expect(await screen.findByText("Test mail queued for your address")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsSendTestMailMutation")[0]?.variables).toEqual({
      kind: "reset",
      input: { subject: "Reset, {name}", body: "[Go]({link})" },
    });
    isRefused = true;
    await press();
    expect(await screen.findByText("No room")).toBeTruthy();
  });

  it("goes back to the original once that is confirmed", async () => {
    const own = aTemplate({
      body: "Own [Go]({link})",
      isOriginal: false,
      updatedAt: "2026-03-02T10:00:00.000Z",
    });
    const { gateway } = await openTemplate({
      mailTemplate: own,
      restoreMailTemplate: { __typename: "MailTemplatePayload", template: aTemplate() },
    });
    await userEvent.click(screen.getByRole("button", { name: "Back to the original" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Restore the original" }));
    expect(await screen.findByText("Original text restored")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsRestoreTemplateMutation")[0]?.variables).toEqual({
      kind: "reset",
      version: "2026-03-02T10:00:00.000Z",
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("[Go]({link})"),
    );
  });

  it("keeps what was typed when someone else was faster", async () => {
    const newer = aTemplate({ subject: "Theirs", isOriginal: false, updatedAt: "2026-03-02T10:00:00.000Z" });
    let isStale = true;
    const { body } = await openTemplate({
      mailTemplate: () => (isStale ? aTemplate() : newer),
      saveMailTemplate: () => {
        isStale = false;
        return aRefusal("Someone else changed this template", "STALE");
      },
    });
    await type(body, "Mine [Go]({link})");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("Theirs"));
    expect(body.value).toBe("Mine [Go]({link})");
  });
});
