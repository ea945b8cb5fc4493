import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import postParameters from "~/__generated__/BlogPostScreenQuery$parameters";
import blogParameters from "~/__generated__/BlogScreenQuery$parameters";
import { lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";

const loadBlog = ({ request }: LoaderFunctionArgs) =>
  preload(blogParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

const loadPost = ({ params }: LoaderFunctionArgs) => preload(postParameters, { slug: params["slug"] ?? "" });

const blogScreen = lazyWithSkeleton(() => loadBoth(import("./BlogScreen"), import("./BlogSkeleton")), "Blog");

const postScreen = lazyWithSkeleton(
  () => loadBoth(import("./BlogPostScreen"), import("./BlogPostSkeleton")),
  "BlogPost",
);

/** The routes of the blog. */
export const blogRoutes: RouteObject[] = [
  { path: "blog", loader: loadBlog, lazy: blogScreen },
  { path: "blog/:slug", loader: loadPost, lazy: postScreen },
];
