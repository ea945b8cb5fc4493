import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PostList_posts$data, PostList_posts$key } from "~/__generated__/PostList_posts.graphql";
import { rowsInWords } from "~/formats/counts";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { useListPage } from "~/lists/useListPage";
import { useListAddress } from "~/lists/usePendingParams";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { Byline } from "./Byline";

const postNoun = { one: "post", many: "posts" };

/** A page of posts. */
export function PostList({ posts: key }: { posts: PostList_posts$key }) {
  const posts = useFragment(
    graphql`
      fragment PostList_posts on QueryBlogPostsConnection {
        ...useListPage_page
        nodes { id slug title summary ...Byline_post }
      }
    `,
    key,
  );
  const address = useListAddress(plainList);
  const { nodes } = posts;
  const { totalCount: total, pageInfo } = useListPage(posts);
  if (nodes.length === 0) return <Card>{total > 0 ? <PageOutOfRange first="" /> : <NoPosts />}</Card>;
  const { previous, next } = pagesBeside(plainList, address, pageInfo);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {nodes.map((post) => (
          <li key={post.id}>
            <PostTeaser post={post} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of posts"
        summary={rowsInWords({ offset: getOffset(address), shown: nodes.length, total }, postNoun)}
        previous={previous}
        next={next}
      />
    </>
  );
}

function PostTeaser({ post }: { post: PostList_posts$data["nodes"][number] }) {
  return (
    <article aria-label={post.title} className="group relative py-6">
      <h2 className="text-lg leading-7 font-semibold wrap-anywhere text-ink">
        <Link
          to={`/blog/${encodeURIComponent(post.slug)}`}
          className="rounded-sm after:absolute after:inset-0 group-hover:text-brand-ink"
        >
          {post.title}
        </Link>
      </h2>
      <p className="mt-1 text-base leading-7 wrap-anywhere text-soft">{post.summary}</p>
      <Byline post={post} />
    </article>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={<Newspaper />}
      title="No posts yet"
      action={<ButtonLink to="/courses">View all courses</ButtonLink>}
    >
      Articles and news appear here.
    </EmptyState>
  );
}
