// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { asUser, demoSettings, learner } from "#tests/client/session/people";
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { authRoutes } from "~/screens/auth/routes";
import { publicRoutes } from "~/screens/public/routes";
import { currentSession, keepAccount, keepSettings } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";
import { aCourse } from "../public/catalogueData";

const session = { __typename: "SessionPayload", accessToken: "abc", user: asUser(learner) };
const registered = { __typename: "RegisterPayload", user: asUser(learner), session };

function open(register: () => unknown = () => registered, at = "/auth/register") {
  const { asked } = scriptGateway({ register });
  return { asked, router: openScreen(at, authRoutes) };
}

async function register(username = "Asha.K", password = "secret") {
  await userEvent.type(await screen.findByLabelText(/^name/i), "Asha K");
  await userEvent.type(screen.getByLabelText(/username/i), username);
  await userEvent.type(screen.getByLabelText(/email/i), "asha@demo.test");
  await userEvent.type(screen.getAllByLabelText(/password/i)[0] ?? document.body, password);
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

beforeEach(() => keepSettings(demoSettings));

describe("the registration screen", () => {
  it("registers with a lower-case username, signs in and goes on without asking", async () => {
    const { asked, router } = open(undefined, "/auth/register?next=%2Fcourses%2FREACT");
    await register();
    await waitFor(() => expect(router.state.location.pathname).toBe("/courses/REACT"));
    expect(asked[0]?.variables).toEqual({
      input: { name: "Asha K", username: "asha.k", email: "asha@demo.test", password: "secret" },
    });
    expect(currentSession().account).toEqual(learner);
    expect(localStorage.getItem("token")).toBe("abc");
    expect(toastTexts()).toEqual(["Successfully Registered"]);
  });

  it("leads to the login page, and from there to the address, where login is closed", async () => {
    const { router } = open(
      () => ({ ...registered, session: null }),
      "/auth/register?next=%2Fcourses%2FREACT",
    );
    await register();
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    expect(router.state.location.search).toBe("?next=%2Fcourses%2FREACT");
    expect(currentSession().account).toBeNull();
  });

  it("finishes the enrolment that was begun on a course", async () => {
    keepSettings(demoSettings);
    const course = aCourse({ code: "REACT", databaseId: 7, price: null });
    const enrolled = { ...course, viewerEnrolment: { id: "enrolment", percentage: 0 } };
    const asMember = () => ({ ...course, canEnrol: currentSession().account !== null });
    const { askedAs } = scriptGateway({
      register: () => registered,
      courseByAddress: asMember,
      enrol: () => ({ __typename: "CoursePayload", course: enrolled }),
    });
    const router = openScreen("/courses/REACT", [...publicRoutes, ...authRoutes]);
    await userEvent.click(await screen.findByRole("link", { name: "Register" }));
    await register();
    expect(await screen.findByRole("link", { name: "Go to course" })).toBeTruthy();
    expect(askedAs("AccountCallMutation").map(({ variables }) => variables)).toEqual([{ courseId: 7 }]);
    expect(router.state.location).toMatchObject({ pathname: "/courses/REACT", search: "" });
  });

  it("does not enrol a user who only follows a link", async () => {
    keepAccount(learner);
    const { askedAs } = scriptGateway({ courseByAddress: aCourse({ code: "REACT", canEnrol: true }) });
    openScreen("/courses/REACT?enrol=1", publicRoutes);
    expect(await screen.findByRole("button", { name: "Enrol" })).toBeTruthy();
    expect(askedAs("AccountCallMutation")).toEqual([]);
  });

  it("does not enrol a user whom a crafted link has sent to the registration", async () => {
    keepSettings(demoSettings);
    const asMember = () =>
      aCourse({ code: "REACT", price: null, canEnrol: currentSession().account !== null });
    const { askedAs } = scriptGateway({ register: () => registered, courseByAddress: asMember });
    const next = encodeURIComponent("/courses/REACT?enrol=1");
    const router = openScreen(`/auth/register?next=${next}`, [...publicRoutes, ...authRoutes]);
    await register();
    expect(await screen.findByRole("button", { name: "Enrol" })).toBeTruthy();
    expect(askedAs("AccountCallMutation")).toEqual([]);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: "/courses/REACT", search: "" }),
    );
  });

  it("says who is signed in already, with a way on", async () => {
    keepAccount(learner);
    open(undefined, "/auth/register?next=%2Fcourses%2FREACT");
    expect(await screen.findByText(learner.name)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/courses/REACT");
  });

  it("shows a taken username at its field", async () => {
    const message = "Username is already taken";
    const fieldErrors = [{ field: "username", message }];
    open(() => aRefusal(message, "CONFLICT", fieldErrors));
    await register();
    await waitFor(() => expect(screen.getByLabelText(/username/i).getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByLabelText(/email/i)).toHaveProperty("value", "asha@demo.test");
    expect(currentToasts()[0]?.message).toBe(message);
  });

  it.each(["1234", "123456789012345678901"])(
    "refuses the password %s before it sends anything",
    async (password) => {
      const { asked } = open();
      await register("asha", password);
      expect(currentToasts()[0]?.title).toBe("Errors");
      expect(asked).toEqual([]);
    },
  );

  it("says so when registration is closed", async () => {
    keepSettings({ ...demoSettings, selfRegistration: false });
    open();
    expect(await screen.findByText("Registration is closed")).toBeTruthy();
    expect(screen.getByText("Already a member?", { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull();
  });
});
