import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a post while it loads. */
export function BlogPostSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-2xl">
      <Breadcrumbs items={[{ label: "Blog", to: "/blog" }, { label: "Loading" }]} />
      <h1 className="sr-only">Loading the post</h1>
      <Skeleton className="mt-3 h-9 w-11/12" />
      <Skeleton className="mt-4 h-4 w-48" />
      <div className="mt-10 grid gap-3">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
          <Skeleton key={line} className="h-5" />
        ))}
      </div>
    </div>
  );
}
