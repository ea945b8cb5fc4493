import { History } from "lucide-react";
import { isAdmin } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";

/** Leads administrators to the history of what stands at an address. */
export function HistoryLink({ of }: { of: string }) {
  const { account } = useSession();
  if (!isAdmin(account)) return null;
  return (
    <ButtonLink icon={<History />} to={`${of}/history`}>
      History
    </ButtonLink>
  );
}
