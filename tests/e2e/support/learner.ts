import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import { type Account, registerAccount } from "./accounts";
import { type CourseWithCurriculum, readCourse } from "./catalogue";

/** A course that a learner of the tests is enrolled in. */
export interface StudiedCourse extends CourseWithCurriculum {
  /** Its address below /learner. */
  path: string;
}

/** A learner of a test's own, with what another program would use to read their progress. */
export interface Learner extends Account {
  id: number;
  token: string;
}

interface Session {
  id: number;
  access_token: string;
}

/** Opens a session by REST; with the request of a page it is the session of all pages of its context. */
export async function openLearner(request: APIRequestContext, account: Account): Promise<Learner> {
  const { email, password } = account;
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, access_token: token } = (await answer.json()) as Session;
  return { ...account, id, token };
}

const enrolment =
  "mutation ($id: Int!) { result: enrol(courseId: $id) { __typename ... on Refusal { message } } }";

/** Enrols a learner in a free course, as the catalogue does. */
export async function enrol(
  request: APIRequestContext,
  learner: Learner,
  code: string,
): Promise<StudiedCourse> {
  const course = await readCourse(request, code);
  const answer = await request.post("/graphql", {
    headers: { Authorization: `Bearer ${learner.token}` },
    data: { query: enrolment, variables: { id: course.id } },
  });
  expect(await answer.json()).toEqual({ data: { result: { __typename: "CoursePayload" } } });
  return { ...course, path: `/learner/courses/${code}/${course.id}` };
}

/** A fresh learner, signed in in the page's context and enrolled in one course. */
export async function study(page: Page, request: APIRequestContext, code: string) {
  const learner = await openLearner(page.request, await registerAccount(request, "learner"));
  return { learner, course: await enrol(request, learner, code) };
}

/** The link of the course menu that leads to one of its screens. */
export const courseMenuLink = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Course" }).getByRole("link", { name });

/** A checkbox by the whole of its label. */
export const checkbox = (page: Page, name: string): Locator =>
  page.getByRole("checkbox", { name, exact: true });
