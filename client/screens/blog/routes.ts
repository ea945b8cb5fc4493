import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import postParameters from "~/__generated__/BlogPostScreenQuery$parameters";
import blogParameters from "~/__generated__/BlogScreenQuery$parameters";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";

const loadBlog = ({ request }: LoaderFunctionArgs) =>
  preload(blogParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

const loadPost = ({ params }: LoaderFunctionArgs) => preload(postParameters, { slug: params["slug"] ?? "" });

const blogScreen = lazyRoute(() => loadBoth(import("./BlogScreen"), import("./BlogSkeleton")), "BlogScreen", {
  loading: "BlogSkeleton",
});

const postScreen = lazyRoute(
  () => loadBoth(import("./BlogPostScreen"), import("./BlogPostSkeleton")),
  "BlogPostScreen",
  { loading: "BlogPostSkeleton" },
);

/** The routes of the blog. */
export const blogRoutes: RouteObject[] = [
  { path: "blog", loader: loadBlog, lazy: blogScreen },
  { path: "blog/:slug", loader: loadPost, lazy: postScreen },
];
