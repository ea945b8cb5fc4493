import { type APIRequestContext, expect } from "playwright/test";
import { accessToken, demo, uniqueName } from "./accounts";

/** A batch of a test's own with one course, whose topics are neither planned nor completed. */
export interface MadeBatch {
  batchId: number;
  courseId: number;
  name: string;
  /** The addresses of the batch's screens. */
  path: string;
  coursePath: string;
  /** The headers of the administrator's further requests: a second sign-in would need the first one's proof. */
  headers: { Authorization: string };
}

const dayLength = 86_400_000;
const dayAt = (offset: number) => new Date(Date.now() + offset * dayLength).toISOString().slice(0, 10);

/**
 * Makes a batch that began two weeks ago and ends in ten, and follows a course, of the demo data the first; null makes a
 * course that has nothing yet.
 */
export async function makeBatch(request: APIRequestContext, followed: number | null = 1): Promise<MadeBatch> {
  const headers = { Authorization: `Bearer ${await accessToken(request, demo.admin)}` };
  const name = uniqueName("batch");
  const dates = { startDate: dayAt(-14), endDate: dayAt(70) };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const code = uniqueName("c").slice(-9).toUpperCase();
  const course = { code, title: `Course ${code}`, description: "Made", categoryId: 1, status: "PUBLISHED" };
  const courseId = followed ?? (await post("courses", course)).id;
  const { id: batchId } = await post("batches", {
    name,
    description: "Made in a browser test",
    ...dates,
    batchType: "WEEKDAY",
    status: "IN_PROGRESS",
    startTime: "19:00:00",
    endTime: "20:30:00",
    duration: 90,
    totalHours: 90,
    completedHours: 0,
    meetingLink: "https://meet.example.test/a",
    noOfDays: 60,
  });
  await post(`batches/${batchId}/courses`, {
    courseId,
    ...dates,
    courseType: "LIVE_ONLINE",
    planEnabled: true,
    locked: false,
    status: "IN_PROGRESS",
    duration: 90,
  });
  const path = `/admin/batches/${batchId}`;
  return { batchId, courseId, name, path, coursePath: `${path}/courses/${courseId}`, headers };
}
