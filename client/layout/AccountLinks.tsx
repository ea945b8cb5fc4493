import { visitorLinks } from "../areas/menuLinks";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { useSession } from "../session/sessionStore";
import { ButtonLink } from "../ui/ButtonLink";

/** The bell and the account; their code loads for signed-in people only. */
export const LateAccountBar = lazyWithRetry(async () => (await import("./account/AccountBar")).AccountBar, {
  fallback: <span className="size-9 rounded-full bg-sunken" />,
});

/** Login and Register for visitors. */
export function VisitorLinks() {
  return visitorLinks(useSession()).map(({ to, label }) => (
    <ButtonLink key={to} to={to} variant={label === "Register" ? "primary" : "ghost"}>
      {label}
    </ButtonLink>
  ));
}
