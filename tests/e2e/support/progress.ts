import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { Learner } from "./learner";

/** Percent by the rule for all screens: 100 only when all is done. */
export const toPercent = (done: number, all: number): number =>
  done >= all ? 100 : Math.min(99, Math.round((done * 100) / all));

/** The percentage of a course as the REST call of the enrolments tells it. */
export async function restPercentage(
  request: APIRequestContext,
  learner: Learner,
  code: string,
): Promise<number | undefined> {
  const answer = await request.get(`/api/usercourses/users/${learner.id}`, {
    headers: { Authorization: `Bearer ${learner.token}` },
  });
  const enrolments = (await answer.json()) as { percentage: number; course: { code: string } }[];
  return enrolments.find(({ course }) => course.code === code)?.percentage;
}

/** The bar of the course menu. */
export const courseProgress = (page: Page): Locator =>
  page.getByRole("progressbar", { name: "Progress in this course" });
