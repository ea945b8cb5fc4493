import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { pageSizes } from "../../../../gateway/domains/lists/contract";
import type { BlogsScreenQuery } from "../../../__generated__/BlogsScreenQuery.graphql";
import blogsParameters from "../../../__generated__/BlogsScreenQuery$parameters";
import { screenOf } from "../../../layout/screenOf";
import { preload } from "../../../relay/preload";

function loadPosts({ request }: LoaderFunctionArgs) {
  const said = new URL(request.url).searchParams;
  const [after, before] = [said.get("after") || null, said.get("before") || null];
  const size = pageSizes.tables;
  const forward = after !== null || before === null;
  return preload<BlogsScreenQuery>(
    blogsParameters,
    forward
      ? { first: size, after, last: null, before: null }
      : { first: null, after: null, last: size, before },
  );
}

async function blogsScreen() {
  const [{ BlogsScreen }, { BlogsSkeleton }] = await Promise.all([
    import("./BlogsScreen"),
    import("./BlogsSkeleton"),
  ]);
  return screenOf(BlogsScreen, BlogsSkeleton);
}

/** The posts of the blog. */
export const blogRoutes: RouteObject[] = [{ path: "blogs", loader: loadPosts, lazy: blogsScreen }];
