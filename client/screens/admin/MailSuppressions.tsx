import { MailX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { suppressionReasonLabels } from "#gateway/domains/mail/contract";
import { describeMailKind } from "#gateway/domains/mail/kindContract";
import type {
  MailSuppressions_suppressions$data,
  MailSuppressions_suppressions$key,
} from "~/__generated__/MailSuppressions_suppressions.graphql";
import { liftSuppression } from "~/commands/mailCommands";
import { formatDate } from "~/formats/dates";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Callout } from "~/ui/Callout";

type Suppression = MailSuppressions_suppressions$data[number];

function describe({ reason, kind, address }: Suppression): string {
  if (reason === "BOUNCED")
    return `${address} gets no mail: ${suppressionReasonLabels.BOUNCED.toLowerCase()}`;
  return `${address} has unsubscribed from: ${describeMailKind(kind)}`;
}

interface Props {
  suppressions: MailSuppressions_suppressions$key;
  /** The id in the store of what has them, and its field. */
  owner: { listId: string; field: string };
}

/** Why an address gets no mail, with what lifts it. Nothing where it gets mail. */
export function MailSuppressions({ suppressions: key, owner }: Props) {
  const suppressions = useFragment(
    graphql`
      fragment MailSuppressions_suppressions on MailSuppression @relay(plural: true) {
        id
        databaseId
        address
        reason
        kind
        detail
        createdAt
      }
    `,
    key,
  );
  const [lift, isLifting] = useMutation(liftSuppression);
  const free = ({ id, databaseId: suppressionId }: Suppression) =>
    void lift({ suppressionId }, { updater: removeRow({ ...owner, nodeId: id }) });
  return suppressions.map((suppression) => (
    <Callout
      key={suppression.id}
      label="Suppressed address"
      tone="warning"
      icon={<MailX aria-hidden />}
      title={describe(suppression)}
    >
      <p className="mt-1 wrap-anywhere">
        Since {formatDate(suppression.createdAt)}.{suppression.detail && ` ${suppression.detail}`}
      </p>
      <Button size="sm" className="mt-2" busy={isLifting} onClick={() => free(suppression)}>
        Send mail to it again
      </Button>
    </Callout>
  ));
}
