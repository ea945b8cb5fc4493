import { visitorLinks } from "../areas/menuLinks";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { useSession } from "../session/sessionStore";
import { ButtonLink } from "../ui/ButtonLink";

/** The account's menu; its code loads for signed-in people only. */
export const LateAccountMenu = lazyWithRetry(
  async () => (await import("./account/AccountMenu")).AccountMenu,
  { fallback: <span className="size-9 rounded-full bg-sunken" /> },
);

/** Login and Register for visitors. */
export function VisitorLinks() {
  return visitorLinks(useSession()).map(({ to, label }) => (
    <ButtonLink key={to} to={to} variant={label === "Register" ? "primary" : "ghost"}>
      {label}
    </ButtonLink>
  ));
}
