import type { TenantTransaction } from "../../database/tenantClient";

/** Keeps the posts about a course that is about to go: they are then about none. */
export async function detachPosts(tx: TenantTransaction, courseId: number): Promise<void> {
  await tx.blogPost.updateMany({ where: { courseId }, data: { courseId: null } });
}
