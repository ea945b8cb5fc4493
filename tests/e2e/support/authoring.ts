import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import { accessToken, demo, openSession } from "./accounts";

/** A course of a test's own: no other course has its code or title. */
export interface AuthoredCourse {
  id: number;
  code: string;
  title: string;
}

/** The title of a course that does not exist yet. */
export function newCourse(): Omit<AuthoredCourse, "id"> {
  const mark = randomUUID().slice(0, 8);
  return { code: `E${mark}`.toUpperCase(), title: `Journey ${mark}` };
}

/** A second sign-in from the same context would be a write by cookie, which is refused. */
const tokens = new WeakMap<APIRequestContext, Promise<string>>();

/** Sends commands as the admin of the demo data; one session serves them all. */
export async function commands(request: APIRequestContext) {
  const known = tokens.get(request) ?? accessToken(request, demo.admin);
  tokens.set(request, known);
  const token = await known;
  return async <Payload>(query: string, variables: object): Promise<Payload> => {
    const answer = await request.post("/graphql", {
      headers: { Authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    const { data } = (await answer.json()) as { data?: { result: Payload } | null };
    if (!data) throw new Error(`${query}: ${await answer.text()}`);
    return data.result;
  };
}

const creation = `mutation ($input: CourseInput!) {
  result: createCourse(input: $input) {
    __typename ... on ChangedCoursePayload { course { databaseId } } ... on Refusal { message }
  }
}`;
const outlining = `mutation ($courseId: Int!, $modules: [OutlineModuleInput!]!) {
  result: saveOutline(courseId: $courseId, modules: $modules) {
    __typename ... on Refusal { message }
  }
}`;

/** A draft with modules of these names, each with one topic; made without the screens. */
export async function draftCourse(
  request: APIRequestContext,
  modules: readonly string[],
): Promise<AuthoredCourse> {
  const named = newCourse();
  const send = await commands(request);
  const categories = (await (await request.get("/api/categories")).json()) as { id: number }[];
  const input = {
    ...named,
    description: "A draft.",
    imageUrl: "/covers/python.svg",
    categoryId: categories[0]?.id,
    status: "DRAFT",
  };
  const made = await send<{ course?: { databaseId: number } }>(creation, {
    input,
  });
  expect(made, "the draft").toHaveProperty("course");
  const id = made.course?.databaseId ?? 0;
  const outline = modules.map((name) => ({ name, topics: [{ name: `About ${name}` }] }));
  expect(await send(outlining, { courseId: id, modules: outline })).toEqual({
    __typename: "ChangedCoursePayload",
  });
  return { id, ...named };
}

/** A step of the course editor. */
export const step = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: new RegExp(name) });

/** The modules in an outline that can be sorted, and the titles and grips that drag them. */
export const moduleList = (page: Page): Locator => page.getByRole("list", { name: "Modules", exact: true });
export const title = (page: Page, name: string): Locator => moduleList(page).getByText(name, { exact: true });
export const grip = (page: Page, name: string): Locator =>
  moduleList(page).getByRole("button", { name: `Move ${name}`, exact: true });

/** Expects the modules in this order in the outline of the editor. */
export async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  const modules = moduleList(page).getByRole("button", { name: /^Add Topic to / });
  const order = () => modules.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  await expect.poll(order).toEqual(names.map((name) => `Add Topic to ${name}`));
}

/** Opens the outline of a course in the editor. */
export async function openOutline(page: Page, { id, title }: AuthoredCourse): Promise<void> {
  await page.goto(`/admin/courses/${id}/edit`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await step(page, "Outline").click();
  await expect(moduleList(page)).toBeVisible();
}

/** A draft with modules of these names, whose outline an admin has open. */
export async function openDraft(page: Page, request: APIRequestContext, modules: readonly string[]) {
  const course = await draftCourse(request, modules);
  await openSession(page, demo.admin);
  await openOutline(page, course);
  return course;
}
