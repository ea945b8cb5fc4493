import { graphql, useFragment } from "react-relay";
import { batchTypeLabels, batchTypes, weekdaysIn } from "#gateway/domains/batches/contract";
import type { BatchDetails_batch$key } from "~/__generated__/BatchDetails_batch.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatCount } from "~/formats/counts";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { Card } from "~/ui/Card";
import { Facts } from "./Facts";

/** What kind of batch it is, in a word. */
function typeLabel(type: string): string {
  const known = batchTypes.find((one) => one === type);
  return known ? batchTypeLabels[known] : type;
}

/** What the batch is. */
export function BatchDetails({ batch: key }: { batch: BatchDetails_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchDetails_batch on Batch {
        name
        description
        noOfParticipants
        courseCount
        batchType
        classDays
        status
      }
    `,
    key,
  );
  return (
    <Card title="Details">
      <p className="mb-5 max-w-prose text-sm wrap-anywhere text-soft">{batch.description}</p>
      <Facts
        facts={[
          ["Name", batch.name],
          ["Participants", formatCount(batch.noOfParticipants)],
          ["Courses", formatCount(batch.courseCount)],
          ["Type", typeLabel(batch.batchType)],
          ["Class Days", classDaysInWords(weekdaysIn(batch.classDays))],
          ["Status", <BatchStatusBadge key="status" status={batch.status} />],
        ]}
      />
    </Card>
  );
}
