import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { BlogsScreenQuery } from "../../../__generated__/BlogsScreenQuery.graphql";
import blogsParameters from "../../../__generated__/BlogsScreenQuery$parameters";
import { screenOf } from "../../../layout/screenOf";
import { pageVariables } from "../../../lists/listAddress";
import { preload } from "../../../relay/preload";
import { postsList } from "./postsList";

const loadPosts = ({ request }: LoaderFunctionArgs) =>
  preload<BlogsScreenQuery>(
    blogsParameters,
    pageVariables(postsList.parse(new URL(request.url).searchParams)),
  );

async function blogsScreen() {
  const [{ BlogsScreen }, { BlogsSkeleton }] = await Promise.all([
    import("./BlogsScreen"),
    import("./BlogsSkeleton"),
  ]);
  return screenOf(BlogsScreen, BlogsSkeleton);
}

/** The posts of the blog. */
export const blogRoutes: RouteObject[] = [{ path: "blogs", loader: loadPosts, lazy: blogsScreen }];
