import type { RouteObject } from "react-router";
import { screenOf } from "../../../layout/screenOf";

const areas = ["batches"];

/** The areas that later work brings; each of their addresses says so. */
export const notBuiltRoutes: RouteObject[] = areas.map((area) => ({
  path: `${area}/*`,
  lazy: async () => screenOf((await import("./NotBuiltScreen")).NotBuiltScreen),
}));
