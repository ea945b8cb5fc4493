import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import blogsScreenParameters from "~/__generated__/BlogsScreenQuery$parameters";
import type { EditPostScreenQuery } from "~/__generated__/EditPostScreenQuery.graphql";
import editPostScreenParameters from "~/__generated__/EditPostScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";

const loadPosts = ({ request }: LoaderFunctionArgs) =>
  preload<BlogsScreenQuery>(
    blogsScreenParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams)),
  );

const loadPost = ({ params }: LoaderFunctionArgs) =>
  preload<EditPostScreenQuery>(editPostScreenParameters, { postId: parseId(params["id"]) });

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
    loader: loadPost,
    lazy: lazyRoute(() => import("./form/EditPostScreen"), "EditPostScreen", { loading: FormSkeleton }),
  },
];
