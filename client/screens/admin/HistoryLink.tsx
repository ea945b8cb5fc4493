import { History } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";

/** Leads to the history of what stands at an address those who may read it. */
export const HistoryLink = ({ address }: { address: string }) => (
  <ButtonLink icon={<History />} to={`${address}/history`}>
    History
  </ButtonLink>
);
