import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import blogsScreenParameters from "~/__generated__/BlogsScreenQuery$parameters";
import editPostScreenParameters from "~/__generated__/EditPostScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";

const loadPosts = ({ request }: LoaderFunctionArgs) =>
  preload(blogsScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

const ofPost = loadByIds({ postId: "id" });

/** The screens; each is loaded with its first visit. */
const screens = {
  blogs: lazyWithSkeleton(() => import("./list/BlogsScreen"), "Blogs"),
  createPost: lazyRoute(() => import("./form/EditPostScreen"), "CreatePostScreen"),
  editPost: lazyForm(() => import("./form/EditPostScreen"), "EditPost"),
};

/** The routes of the blog's posts: the list and the forms. */
export const blogRoutes: RouteObject[] = [
  { path: "blogs", loader: loadPosts, lazy: screens.blogs },
  { path: "blogs/create", lazy: screens.createPost },
  { path: "blogs/:id/edit", loader: ofPost(editPostScreenParameters), lazy: screens.editPost },
];
