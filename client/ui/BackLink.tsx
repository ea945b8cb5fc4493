import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "./ButtonLink";

/** Leads from a screen to the one above it. */
export const BackLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} icon={<ArrowLeft />}>
    Back
  </ButtonLink>
);
