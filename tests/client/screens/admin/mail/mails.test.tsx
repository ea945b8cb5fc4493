// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aPage } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const aMail = (change: object = {}) => ({
  __typename: "MailMessage",
  id: "mail-1",
  databaseId: 1,
  subject: "Reset your password",
  kind: "reset",
  toName: "Asha Rao",
  toAddress: "asha@made.example",
  userId: 7,
  state: "FAILED",
  attempts: 6,
  lastError: "connect ECONNREFUSED",
  sentAt: null,
  createdAt: "2026-03-02T10:00:00.000Z",
  html: "<style>p { color: red; }</style><p>Hello</p>",
  text: "Hello Asha",
  links: [],
  suppressions: [],
  attachments: [],
  headers: [{ name: "Message-ID", value: "<1@learn.example>" }],
  ...change,
});

const setup = (change: object = {}) => ({
  isSetUp: true,
  from: "no-reply@learn.example",
  sentToday: 12,
  dailyQuota: 1_000,
  keptCount: 0,
  keptFrom: null,
  keptUntil: null,
  ...change,
});

describe("the list of mails", () => {
  it("says where each stands and why, and sends a failed one again", async () => {
    const gateway = scriptGateway({
      mailSetup: setup(),
      mails: aPage([aMail()]),
      resendMail: { __typename: "MailPayload", mail: aMail({ state: "QUEUED", lastError: null }) },
    });
    openAdmin("/admin/mail");
    const row = within(await screen.findByRole("row", { name: /Reset your password/ }));
    expect(row.getByText("Failed")).toBeTruthy();
    expect(row.getByText("connect ECONNREFUSED")).toBeTruthy();
    expect(screen.getByText(/12 of 1,000 mails within 24 hours/)).toBeTruthy();
    await userEvent.click(row.getByRole("button", { name: /^Send again/ }));
    expect(await screen.findByText("Mail queued again")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsResendMailMutation")[0]?.variables).toEqual({ mailId: 1 });
    expect(await row.findByText("Queued")).toBeTruthy();
  });

  it("is searched and filtered by its address", async () => {
    const gateway = scriptGateway({ mailSetup: setup(), mails: aPage([aMail()]) });
    openAdmin("/admin/mail?search=asha&state=FAILED&kind=reset");
    await screen.findByRole("row", { name: /Reset your password/ });
    expect(gateway.askedAs("MailScreenQuery")[0]?.variables).toMatchObject({
      search: "asha",
      state: "FAILED",
      kind: "reset",
    });
  });

  it("says when mail is not set up", async () => {
    scriptGateway({ mailSetup: setup({ isSetUp: false, from: null }), mails: aPage([]) });
    openAdmin("/admin/mail");
    expect(await screen.findByRole("region", { name: "Mail is not set up" })).toBeTruthy();
    expect(screen.getByText("No mail yet")).toBeTruthy();
  });

  it("asks whether kept mails are sent or discarded, once mail is set up", async () => {
    const kept = { keptCount: 2_066, keptFrom: "2026-01-05T10:00:00Z", keptUntil: "2026-03-02T10:00:00Z" };
    const gateway = scriptGateway({
      mailSetup: setup(kept),
      mails: aPage([aMail({ state: "QUEUED", lastError: "Mail is not set up" })]),
      sendKeptMails: {
        __typename: "Refusal",
        code: "CONFLICT",
        message: "No mail is kept any more",
        fieldErrors: [],
      },
      discardKeptMails: { __typename: "KeptMailsPayload", count: 2_066 },
    });
    openAdmin("/admin/mail");
    const notice = within(await screen.findByRole("region", { name: "Kept mails" }));
    expect(notice.getByText("2,066 mails kept, not sent")).toBeTruthy();
    expect(notice.getByRole("link", { name: "Show them" }).getAttribute("href")).toBe("/admin/mail?kept=yes");
    await userEvent.click(notice.getByRole("button", { name: "Send all" }));
    const sending = within(await screen.findByRole("alertdialog", { name: "Send 2,066 mails?" }));
    expect(sending.getByText(/from 05-Jan-2026 to 02-Mar-2026.*At most 1,000 leave/)).toBeTruthy();
    await userEvent.click(sending.getByRole("button", { name: "Send all" }));
    expect(await sending.findByText("No mail is kept any more")).toBeTruthy();
    await userEvent.click(sending.getByRole("button", { name: "Cancel" }));
    await userEvent.click(notice.getByRole("button", { name: "Discard all" }));
    const discarding = within(await screen.findByRole("alertdialog", { name: "Discard 2,066 mails?" }));
    await userEvent.click(discarding.getByRole("button", { name: "Discard all" }));
    expect(await screen.findByText("The kept mails are discarded")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsDiscardKeptMailsMutation")).toHaveLength(1);
  });
});

describe("a mail", () => {
  it("is shown in a frame that runs nothing, as text, and with its headers", async () => {
    scriptGateway({ mail: aMail() });
    openAdmin("/admin/mail/1");
    const frame = await screen.findByTitle<HTMLIFrameElement>("The mail");
    expect(frame.getAttribute("sandbox")).toBe("allow-same-origin");
    expect(frame.getAttribute("srcdoc")).toBe("<p>Hello</p>");
    await userEvent.click(screen.getByRole("tab", { name: "Text" }));
    expect(screen.getByText("Hello Asha")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Headers" }));
    expect(screen.getByText("<1@learn.example>")).toBeTruthy();
  });

  it("lets its links be copied", async () => {
    const user = userEvent.setup();
    scriptGateway({ mail: aMail({ links: ["https://learn.example/auth/reset/abc"] }) });
    openAdmin("/admin/mail/1");
    await user.click(await screen.findByRole("button", { name: /^Copy link/ }));
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("https://learn.example/auth/reset/abc");
  });

  it("whose address is suppressed says why, and the address can be freed", async () => {
    const suppression = {
      __typename: "MailSuppression",
      id: "suppression-3",
      databaseId: 3,
      reason: "BOUNCED",
      kind: "",
      address: "asha@made.example",
      detail: "550 No such user",
      createdAt: "2026-03-01T10:00:00.000Z",
    };
    const gateway = scriptGateway({
      mail: aMail({ state: "SUPPRESSED", suppressions: [suppression] }),
      liftMailSuppression: { __typename: "DeletedMailSuppressionPayload", deletedId: 3 },
    });
    openAdmin("/admin/mail/1");
    const notice = within(await screen.findByRole("region", { name: "Suppressed address" }));
    expect(notice.getByText(/550 No such user/)).toBeTruthy();
    await userEvent.click(notice.getByRole("button", { name: "Send mail to it again" }));
    expect(await screen.findByText("The address gets mail again")).toBeTruthy();
    expect(gateway.askedAs("mailCommandsLiftSuppressionMutation")[0]?.variables).toEqual({
      suppressionId: 3,
    });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Suppressed address" })).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("that is gone says so", async () => {
    scriptGateway({ mail: null });
    openAdmin("/admin/mail/9");
    expect(await screen.findByText(/Mail not found/)).toBeTruthy();
  });
});
