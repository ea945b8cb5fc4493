import { Check, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { CalendarAddress_batch$key } from "~/__generated__/CalendarAddress_batch.graphql";
import type { CalendarAddressMutation } from "~/__generated__/CalendarAddressMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";

const mutation = graphql`
  mutation CalendarAddressMutation($batchId: Int!) {
    result: renewBatchCalendar(batchId: $batchId) {
      __typename
      ... on BatchCalendarPayload {
        batch {
          id
          calendarPath
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const firstTexts = { fallback: batchTopicMessages.calendarFailed };
const renewTexts = {
  success: batchTopicMessages.calendarRenewed,
  fallback: batchTopicMessages.calendarFailed,
};

interface Props {
  batch: CalendarAddress_batch$key;
  open: boolean;
  onClose: () => void;
}

/** The secret address under which a calendar program follows the batch's classes. */
export function CalendarAddress({ batch: key, open, onClose }: Props) {
  const { databaseId, calendarPath } = useFragment(
    graphql`
      fragment CalendarAddress_batch on Batch {
        databaseId
        calendarPath
      }
    `,
    key,
  );
  const [make, making] = useMutation<CalendarAddressMutation>(mutation, firstTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Calendar address"
      description="Calendar programs that follow this address show the batch's planned classes, and every change of the plan."
    >
      {calendarPath ? (
        <Address batchId={databaseId} address={new URL(calendarPath, window.location.origin).href} />
      ) : (
        <div className="grid justify-items-start gap-3 text-sm text-soft">
          <p>This batch has no calendar link yet. Learners can use the link too.</p>
          <Button variant="primary" busy={making} onClick={() => void make({ batchId: databaseId })}>
            Create calendar link
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Address({ batchId, address }: { batchId: number; address: string }) {
  const [renew, renewing] = useMutation<CalendarAddressMutation>(mutation, renewTexts);
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState("");
  const copy = () => {
    void navigator.clipboard.writeText(address).then(() => setCopied(address));
  };
  return (
    <div className="grid gap-4">
      <TextInput
        label="Address"
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint="Anyone with this address can see the classes. Renew it if the wrong people have it."
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={copied === address ? <Check /> : <Copy />} onClick={copy}>
          {copied === address ? "Copied" : "Copy address"}
        </Button>
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="touch inline-flex h-9 items-center rounded-md px-3.5 text-sm font-medium text-soft hover:bg-hover hover:text-ink"
        >
          Open in a calendar program
        </a>
        <Button icon={<RefreshCw />} busy={renewing} onClick={() => setAsking(true)}>
          Renew
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Renew the calendar address?"
        message="Calendars that follow the old address stop at once, and need the new one."
        confirmLabel="Renew the address"
        onConfirm={() => {
          setAsking(false);
          void renew({ batchId });
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
