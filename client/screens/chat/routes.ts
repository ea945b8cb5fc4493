import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import favouritesParameters from "~/__generated__/FavouritesScreenQuery$parameters";
import roomParameters from "~/__generated__/RoomScreenQuery$parameters";
import searchParameters from "~/__generated__/SearchScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** Without an id the address is the lobby's; `?message=` opens the room around a message. */
function loadRoom({ params, request }: LoaderFunctionArgs) {
  const around = Number(new URL(request.url).searchParams.get("message")) || null;
  const roomId = params["roomId"] === undefined ? null : parseId(params["roomId"]);
  return preload(roomParameters, { roomId, around });
}

const roomScreen = lazyWithSkeleton(
  () => loadBoth(import("./room/RoomScreen"), import("./room/RoomSkeleton")),
  "Room",
);

/** The room itself scrolls to, or loads, another of its messages. */
const unlessSameRoom = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

const room: Pick<RouteObject, "loader" | "lazy" | "shouldRevalidate"> = {
  loader: loadRoom,
  lazy: roomScreen,
  shouldRevalidate: unlessSameRoom,
};

/** The routes of the chat: the rooms at the side, with a room, search results or favourites beside them. */
export const chatRoutes: RouteObject[] = [
  {
    path: "chat",
    lazy: async () => ({ Component: (await import("./list/ChatLayout")).ChatLayout }),
    children: [
      { index: true, ...room },
      {
        path: "favourites",
        loader: () => preload(favouritesParameters, {}),
        lazy: lazyRoute(() => import("./found/FavouritesScreen"), "FavouritesScreen"),
      },
      {
        path: "search",
        loader: ({ request }) =>
          preload(searchParameters, {
            text: new URL(request.url).searchParams.get("text") ?? "",
          }),
        lazy: lazyRoute(() => import("./found/SearchScreen"), "SearchScreen"),
      },
      { path: ":roomId", ...room },
    ],
  },
];
