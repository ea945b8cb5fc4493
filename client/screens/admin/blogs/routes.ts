import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import blogsScreenParameters from "~/__generated__/BlogsScreenQuery$parameters";
import editPostScreenParameters from "~/__generated__/EditPostScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";

const loadPosts = ({ request }: LoaderFunctionArgs) =>
  preload(blogsScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

/** The routes of the blog's posts: the list and the forms. */
export const blogRoutes: RouteObject[] = [
  {
    path: "blogs",
    loader: loadPosts,
    lazy: lazyRoute(() => import("./list/BlogsScreen"), "BlogsScreen", { loading: "BlogsSkeleton" }),
  },
  {
    path: "blogs/create",
    lazy: lazyRoute(() => import("./form/EditPostScreen"), "CreatePostScreen"),
  },
  {
    path: "blogs/:id/edit",
    loader: loadById(editPostScreenParameters, (postId) => ({ postId })),
    lazy: lazyForm(() => import("./form/EditPostScreen"), "EditPostScreen"),
  },
];
