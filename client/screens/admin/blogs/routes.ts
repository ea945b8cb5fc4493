import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import blogsParameters from "~/__generated__/BlogsScreenQuery$parameters";
import type { EditPostScreenQuery } from "~/__generated__/EditPostScreenQuery.graphql";
import editParameters from "~/__generated__/EditPostScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";

const loadPosts = ({ request }: LoaderFunctionArgs) =>
  preload<BlogsScreenQuery>(
    blogsParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams)),
  );

const loadPost = ({ params }: LoaderFunctionArgs) =>
  preload<EditPostScreenQuery>(editParameters, { postId: parseId(params["id"]) });

async function blogsScreen() {
  const [{ BlogsScreen }, { BlogsSkeleton }] = await Promise.all([
    import("./BlogsScreen"),
    import("./BlogsSkeleton"),
  ]);
  return lazyScreen(BlogsScreen, BlogsSkeleton);
}

async function editScreen() {
  const [{ EditPostScreen }, { PostFormSkeleton }] = await Promise.all([
    import("./EditPostScreen"),
    import("./PostFormSkeleton"),
  ]);
  return lazyScreen(EditPostScreen, PostFormSkeleton);
}

/** The posts of the blog: the list, and the form of one. */
export const blogRoutes: RouteObject[] = [
  { path: "blogs", loader: loadPosts, lazy: blogsScreen },
  {
    path: "blogs/create",
    lazy: async () => lazyScreen((await import("./CreatePostScreen")).CreatePostScreen),
  },
  { path: "blogs/:id/edit", loader: loadPost, lazy: editScreen },
];
