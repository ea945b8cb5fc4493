import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { BlogPostScreenQuery } from "~/__generated__/BlogPostScreenQuery.graphql";
import postParameters from "~/__generated__/BlogPostScreenQuery$parameters";
import type { BlogScreenQuery } from "~/__generated__/BlogScreenQuery.graphql";
import blogParameters from "~/__generated__/BlogScreenQuery$parameters";
import { lazyScreen } from "~/layout/lazyScreen";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";

const loadBlog = ({ request }: LoaderFunctionArgs) =>
  preload<BlogScreenQuery>(blogParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

const loadPost = ({ params }: LoaderFunctionArgs) =>
  preload<BlogPostScreenQuery>(postParameters, { slug: params["slug"] ?? "" });

async function blogScreen() {
  const [{ BlogScreen }, { BlogSkeleton }] = await Promise.all([
    import("./BlogScreen"),
    import("./BlogSkeleton"),
  ]);
  return lazyScreen(BlogScreen, BlogSkeleton);
}

async function postScreen() {
  const [{ BlogPostScreen }, { BlogPostSkeleton }] = await Promise.all([
    import("./BlogPostScreen"),
    import("./BlogPostSkeleton"),
  ]);
  return lazyScreen(BlogPostScreen, BlogPostSkeleton);
}

/** The routes of the blog. */
export const blogRoutes: RouteObject[] = [
  { path: "blog", loader: loadBlog, lazy: blogScreen },
  { path: "blog/:slug", loader: loadPost, lazy: postScreen },
];
