import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { BlogHeader } from "./BlogScreen";

/** Placeholder for the blog while its posts load. */
export function BlogSkeleton() {
  return (
    <Loading label="Loading posts" className="mx-auto max-w-3xl">
      <BlogHeader />
      <div className="divide-y divide-line border-y border-line">
        {[1, 2, 3, 4, 5].map((post) => (
          <div key={post} className="py-6">
            <Skeleton className="my-1 h-5 w-3/5" />
            <Skeleton className="mt-3 h-5 w-11/12" />
            <Skeleton className="mt-4 h-4 w-48" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
