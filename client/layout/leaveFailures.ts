import { endFailures } from "../ui/toasts";

interface Place {
  pathname: string;
}

/** The part of the router that says where one is going. */
interface LeavingRouter {
  readonly state: { readonly location: Place };
  subscribe(
    listener: (state: { location: Place; navigation: { location?: Place | undefined } }) => void,
  ): unknown;
}

/** Ends the toasts of what failed on a screen as soon as one leaves it: those of the next screen come later. */
export function leaveFailures(router: LeavingRouter): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const target = (navigation.location ?? location).pathname;
    if (target === pathname) return;
    pathname = target;
    endFailures();
  });
}
