import { Badge } from "~/ui/Badge";
import { shownLicence } from "./licence";

interface Props {
  status: string;
  /** The licence's last day; null never ends. */
  expiryDate: string | null | undefined;
  today: string;
}

const looks = {
  ACTIVE: { tone: "success", text: "Active" },
  INACTIVE: { tone: "warning", text: "Inactive" },
  EXPIRED: { tone: "danger", text: "Expired" },
} as const;

/** The state of the licence, in a word. */
export function LicenceBadge(props: Props) {
  const { tone, text } = looks[shownLicence(props)];
  return <Badge tone={tone}>{text}</Badge>;
}
