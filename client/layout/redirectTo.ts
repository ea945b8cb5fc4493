import { redirect } from "react-router-dom";
import { ScreenSkeleton } from "./ScreenSkeleton";

/** A route's loader that leads elsewhere, and what stands there until it does. */
export const redirectTo = (address: string) => ({
  loader: () => redirect(address),
  Component: ScreenSkeleton,
});
