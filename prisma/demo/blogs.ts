import { markdownToHtml, rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { BlogContent } from "./contentSchema";
import type { MadeCourse } from "./courses";
import { daytime, type Tenant } from "./tenant";

/** Makes blog posts; one about a course that the tenant lacks is about none. */
export function makeBlogPosts(
  tenant: Tenant,
  contents: readonly BlogContent[],
  courses: readonly MadeCourse[],
): void {
  const { rows, organizationId, calendar } = tenant;
  for (const { daysAgo, courseCode, ...post } of contents) {
    const published = daytime(tenant, calendar.today - daysAgo);
    const course = courses.find(({ row }) => row.code === courseCode);
    rows.add("BlogPost", {
      id: rows.nextId("BlogPost"),
      organizationId,
      ...post,
      courseId: course?.row.id ?? null,
      bodyHtml: markdownToHtml(post.body),
      rendererVersion,
      status: "PUBLISHED",
      publishedAt: published,
      updatedAt: published,
    });
  }
}
