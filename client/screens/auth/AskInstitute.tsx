import { useSession } from "~/session/sessionStore";
import { textLinkClass } from "./AuthPanel";

/** Tells the person to ask the institute for a new password, by email if it has an address. */
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
