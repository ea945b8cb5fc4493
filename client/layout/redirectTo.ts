import { redirect } from "react-router-dom";
import { ScreenSkeleton } from "./ScreenSkeleton";

/** A route whose loader redirects, with the content shown until it does. */
export const redirectTo = (address: string) => ({
  loader: () => redirect(address),
  Component: ScreenSkeleton,
});
