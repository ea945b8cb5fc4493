import { useSession } from "~/session/sessionStore";
import { textLinkClass } from "./AuthPanel";

/** Names whom to ask for a new password: the institute, by mail where it has an address. */
export function AskInstitute() {
  const email = useSession().settings?.email;
  if (!email) return <>Ask your institute.</>;
  return (
    <>
      Ask{" "}
      <a href={`mailto:${email}`} className={textLinkClass}>
        {email}
      </a>
      .
    </>
  );
}
