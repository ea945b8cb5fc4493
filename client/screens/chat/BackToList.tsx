import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";

/** Leads back to the list of conversations, on a phone. */
export const BackToList = () => (
  <ButtonLink to="/chat" variant="ghost" className="-ml-2 lg:hidden" aria-label="Back to all conversations">
    <ArrowLeft aria-hidden className="size-4" />
  </ButtonLink>
);
