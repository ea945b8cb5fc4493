import { Rss } from "lucide-react";
import { graphql } from "react-relay";
import type { BlogScreenQuery } from "~/__generated__/BlogScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { storedTenantId } from "~/session/storage";
import { PageHeader } from "~/ui/PageHeader";
import { useIsLive } from "~/ui/useIsLive";
import { PostList } from "./PostList";

const query = graphql`
  query BlogScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    blogPosts(
      first: $first, after: $after, last: $last, before: $before
      publishedOnly: true
    ) { ...PostList_posts }
  }
`;

/** The blog: its posts, newest first. */
export function BlogScreen() {
  useScreenTitle("Blog");
  const { blogPosts } = useRouteQuery<BlogScreenQuery>(query);
  return (
    <div className="mx-auto max-w-3xl">
      <BlogHeader />
      <PostList posts={blogPosts} />
    </div>
  );
}

/** Feed readers do not know this browser's tenant: if the tenant was named, the feed's address must name it too. */
function useFeedAddress(): string {
  const tenantId = useIsLive() ? storedTenantId() : null;
  return tenantId === null ? "/blog/rss.xml" : `/blog/rss.xml?tenantId=${encodeURIComponent(tenantId)}`;
}

/** The head of the blog, with the feed's address. */
export function BlogHeader() {
  const feedAddress = useFeedAddress();
  return (
    <PageHeader
      title="Blog"
      actions={
        <a
          href={feedAddress}
          className="touch inline-flex items-center gap-2 rounded-md px-3 py-1.5 text-sm font-medium text-soft hover:bg-hover hover:text-ink"
        >
          <Rss aria-hidden className="size-4" /> RSS
        </a>
      }
    />
  );
}
