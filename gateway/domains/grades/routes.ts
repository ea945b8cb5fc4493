import { get } from "#gateway/routes/calls";
import type { RestRoute } from "#gateway/routes/route";

/** The viewer's own marks and grade in a course. */
export const routes: readonly RestRoute[] = [
  get("courses/{id}/grades", {
    notFound: "Course not found",
    document: `query ($id: Int!) {
      answer: courseGrade(courseId: $id) {
        courseId courseTitle batchId
        grade { label value exact stage isPassed parts { category weight share earned possible percent items { key earned possible } } }
        items { key category title maxPoints dueAt }
        marks: cells { key state points }
      }
    }`,
  }),
];
