import { endFailures } from "../ui/toasts";

interface RouteLocation {
  pathname: string;
}

/** The part of the router that reports navigations. */
interface LeavingRouter {
  readonly state: { readonly location: RouteLocation };
  subscribe(
    listener: (state: {
      location: RouteLocation;
      navigation: { location?: RouteLocation | undefined };
    }) => void,
  ): unknown;
}

/** Dismisses a screen's failure toasts when a navigation leaves it; those of the next screen appear later. */
export function leaveFailures(router: LeavingRouter): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const target = (navigation.location ?? location).pathname;
    if (target === pathname) return;
    pathname = target;
    endFailures();
  });
}
