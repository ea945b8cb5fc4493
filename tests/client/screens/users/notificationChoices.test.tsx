// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { keepAccount } from "~/session/sessionStore";

beforeEach(() => keepAccount(learner));
const aChoice = (kind: string, name: string, data: object = {}) => ({
  __typename: "NotificationChoice",
  kind,
  name,
  inProduct: true,
  mail: null,
  push: true,
  ...data,
});
const withChoices = (data: object = {}) => ({
  ...asUser(learner),
  notificationHour: 18,
  pushKey: "",
  notificationChoices: [aChoice("enrolled", "Enrolments", { mail: "NOW" }), aChoice("newLesson", "Lessons")],
  ...data,
});

const open = (script: object, username = learner.username) => {
  const gateway = scriptGateway({ viewer: withChoices(), ...script });
  openScreen(`/users/${username}/notifications`, userRoutes);
  return gateway;
};

it("each kind is chosen by itself, at once", async () => {
  const user = withChoices({
    notificationChoices: [
      aChoice("enrolled", "Enrolments", { mail: "DAILY" }),
      aChoice("newLesson", "Lessons"),
    ],
  });
  const gateway = open({ setNotificationChoice: { __typename: "NotificationChoicePayload", user } });
  const mail = await screen.findByLabelText("Enrolments: mail");
  await userEvent.selectOptions(mail, "DAILY");
  await waitFor(() => expect(gateway.askedAs("notificationCommandsChooseMutation")).toHaveLength(1));
  expect(gateway.askedAs("notificationCommandsChooseMutation")[0]?.variables).toEqual({
    kind: "enrolled",
    inProduct: true,
    mail: "DAILY",
    push: true,
  });
  await waitFor(() => expect((mail as HTMLSelectElement).value).toBe("DAILY"));
});

it("a choice that fails returns to what it was", async () => {
  open({ setNotificationChoice: aRefusal("Not now") });
  const inProduct = await screen.findByRole("switch", { name: /In Lectern.*Lessons|Lessons.*In Lectern/ });
  await userEvent.click(inProduct);
  await waitFor(() => expect((inProduct as HTMLInputElement).checked).toBe(true));
});

it("the hour of the daily mail is chosen", async () => {
  const gateway = open({
    setNotificationHour: {
      __typename: "NotificationChoicePayload",
      user: withChoices({ notificationHour: 7 }),
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText("Hour of the daily mail"), "07:00");
  await waitFor(() =>
    expect(gateway.askedAs("notificationCommandsHourMutation")[0]?.variables).toEqual({ hour: 7 }),
  );
});

it("the settings of another person are not found", async () => {
  open({}, "someone.else");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeDefined();
});
