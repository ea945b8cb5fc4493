/** Starts to load the frame of the areas, beside the code of an area. What fails is tried again when it is shown. */
export function preloadFrame(): void {
  const nothing = () => undefined;
  import("./Sidebar").catch(nothing);
  import("./AreaBar").catch(nothing);
}
