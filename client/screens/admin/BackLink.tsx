import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";

/** Leads from a screen to the one above it. */
export const BackLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} icon={<ArrowLeft />}>
    Back
  </ButtonLink>
);
