import { List, MailQuestion, Send, Trash2 } from "lucide-react";
import { formatCount } from "#gateway/domains/countTextContract";
import { discardKeptMails, sendKeptMails } from "~/commands/mailCommands";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatDateRange } from "~/formats/ranges";
import { figureAddresses } from "~/lists/figures";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Callout } from "~/ui/Callout";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

interface Props {
  /** How many mails were kept while mail was not set up, and can be sent. */
  count: number;
  /** When the first and the last of them were written, as ISO text. */
  from: string;
  until: string;
  /** The most mails that leave within 24 hours. */
  dailyQuota: number;
}

/** The days on which mails were written: 'on 05-Mar-2026', or 'from 05-Mar-2026 to 20-Jun-2026'. */
function describeDays(from: string, until: string): string {
  const isOneDay = formatDate(from) === formatDate(until);
  return isOneDay ? `on ${formatDate(from)}` : `from ${formatDateRange(from, until)}`;
}

const limitNotice = (count: number, dailyQuota: number): string =>
  count > dailyQuota ? ` At most ${formatCount(dailyQuota)} leave within 24 hours.` : "";

/** The mails that were kept while mail was not set up: they wait until someone sends or discards them. */
export function KeptMails({ count, from, until, dailyQuota }: Props) {
  const [send] = useMutation(sendKeptMails);
  const [discard] = useMutation(discardKeptMails);
  const sending = useConfirm((_all: true, options) => send({}, options));
  const discarding = useConfirm((_all: true, options) => discard({}, options));
  const mails = formatQuantity(count, { one: "mail", many: "mails" });
  const written = `Written ${describeDays(from, until)}.`;
  return (
    <Callout
      label="Kept mails"
      tone="warning"
      icon={<MailQuestion aria-hidden />}
      title={`${mails} kept, not sent`}
      className="mb-4"
    >
      <p className="mt-1">{written} Mail was not set up then. They leave only if you send them.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={<Send />} onClick={() => sending.ask(true)}>
          Send all
        </Button>
        <Button size="sm" icon={<Trash2 />} onClick={() => discarding.ask(true)}>
          Discard all
        </Button>
        <ButtonLink size="sm" icon={<List />} to={figureAddresses.keptMails()}>
          Show them
        </ButtonLink>
      </div>
      <ConfirmDialog
        {...sending.dialog}
        title={`Send ${mails}?`}
        message={`${written} Links in them may have expired.${limitNotice(count, dailyQuota)}`}
        confirmLabel="Send all"
        tone="primary"
      />
      <ConfirmDialog
        {...discarding.dialog}
        title={`Discard ${mails}?`}
        message={`${written} They won't be sent. They stay in the list, where you can still send single ones.`}
        confirmLabel="Discard all"
      />
    </Callout>
  );
}
