import { lazyWithRetry } from "../relay/lazyWithRetry";
import { SkeletonText } from "../ui/Skeleton";

/** The sidebar of an area, and its place while the code loads. */
export const LateSidebar = lazyWithRetry(async () => (await import("./area/Sidebar")).Sidebar, {
  fallback: (
    <div data-area-side>
      <SkeletonText lines={9} className="m-5 gap-6" />
    </div>
  ),
});

/** The part above the screens of an area. */
export const LateAreaBar = lazyWithRetry(async () => (await import("./area/AreaBar")).AreaBar, {
  fallback: <div data-area-bar />,
});
