import { History } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";

/** Links to the history of the row at an address. */
export const HistoryLink = ({ address }: { address: string }) => (
  <ButtonLink icon={<History />} to={`${address}/history`}>
    History
  </ButtonLink>
);
