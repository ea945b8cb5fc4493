// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { staff } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { readPeople } from "~/screens/admin/users/invitations/inviteFields";
import { userRoutes } from "~/screens/admin/users/routes";
import { keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

const routes = [{ path: "admin", children: userRoutes }];

describe("reading people", () => {
  it.each([
    ["asha@x.example", [{ email: "asha@x.example", name: "" }]],
    ["Ravi Iyer, ravi@x.example", [{ email: "ravi@x.example", name: "Ravi Iyer" }]],
    ['"Iyer, Ravi";ravi@x.example', [{ email: "ravi@x.example", name: "Iyer, Ravi" }]],
    ["Asha Rao <Asha@X.example>", [{ email: "asha@x.example", name: "Asha Rao" }]],
    ["Name,Email\nAsha,asha@x.example", [{ email: "asha@x.example", name: "Asha" }]],
    [
      "a@x.example, b@x.example\na@x.example",
      [
        { email: "a@x.example", name: "" },
        { email: "b@x.example", name: "" },
      ],
    ],
  ])("%j", (text, people) => expect(readPeople(text)).toEqual({ people, problems: [] }));

  it("names the lines that it cannot read", () => {
    expect(readPeople("asha@x.example\nnobody\nx@").problems).toEqual([
      "Line 2: no address",
      "Line 3: Email must be a valid email address",
    ]);
  });
});

describe("inviting", () => {
  function open(answers: Record<string, () => unknown>) {
    keepAccount(staff);
    const { asked } = scriptGateway(answers);
    return { asked, router: openScreen("/admin/users/invitations/new", routes) };
  }

  it("sends the people of the text", async () => {
    const invite = () => ({ __typename: "InvitePayload", invitations: [] });
    const { asked } = open({ invite });
    await userEvent.type(await screen.findByLabelText(/^people/i), "Asha, asha@x.example");
    await userEvent.click(screen.getByRole("button", { name: "Invite" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("1 invitation is on the way"));
    const sent = asked.find(({ variables }) => "input" in variables);
    expect(sent?.variables).toEqual({
      input: {
        people: [{ email: "asha@x.example", name: "Asha" }],
        role: "LEARNER",
        days: 14,
        batchId: null,
        courseId: null,
      },
    });
  });

  it("names a wrong line and keeps what was typed", async () => {
    const { asked } = open({ invite: () => aRefusal("no", "INVALID") });
    const field = await screen.findByLabelText(/^people/i);
    await userEvent.type(field, "nobody@");
    await userEvent.click(screen.getByRole("button", { name: "Invite" }));
    expect((await screen.findAllByText(/Line 1: Email must be/)).length).toBeGreaterThan(0);
    expect(field).toHaveProperty("value", "nobody@");
    expect(asked.filter(({ variables }) => "input" in variables)).toEqual([]);
  });

  it("asks before it sends open invitations again, by the keyboard too", async () => {
    const who = [
      "asha@x.example is already invited to React in Practice",
      "ravi@x.example is already invited",
    ];
    const refused = {
      ...aRefusal("2 people are already invited. Send again?", "CONFLICT"),
      fieldErrors: who.map((message, index) => ({ field: `people.${index}.email`, message })),
    };
    let answer: unknown = refused;
    const { asked } = open({ invite: () => answer });
    const field = await screen.findByLabelText(/^people/i);
    await userEvent.type(field, "asha@x.example{Enter}ravi@x.example");
    await userEvent.click(screen.getByRole("button", { name: "Invite" }));
    const dialog = await screen.findByRole("alertdialog", { name: /^2 people are already invited/ });
    for (const text of who) expect(dialog.textContent).toContain(text);
    expect(currentToasts()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect((await screen.findAllByText(`${who[0]}, and 1 more`)).length).toBeGreaterThan(0);
    expect(field).toHaveProperty("value", "asha@x.example\nravi@x.example");
    await userEvent.click(screen.getByRole("button", { name: "Invite" }));
    await screen.findByRole("alertdialog");
    answer = { __typename: "InvitePayload", invitations: [] };
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Send again");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("2 invitations are on the way"));
    const sent = asked.filter(({ variables }) => "input" in variables).map(({ variables }) => variables);
    expect(sent).toHaveLength(3);
    expect(sent[1]).not.toHaveProperty("input.resend");
    expect(sent[2]).toHaveProperty("input.resend", true);
  });

  it("shows a new link once", async () => {
    open({ createInvitationLink: () => ({ __typename: "InvitePayload", token: "abc" }) });
    await userEvent.click(await screen.findByLabelText(/link that you share/i));
    await userEvent.click(screen.getByRole("button", { name: "Create link" }));
    const link = await screen.findByLabelText("Link");
    expect((link as HTMLInputElement).value).toMatch(/\/auth\/join\/abc$/);
  });
});
