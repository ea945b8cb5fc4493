import { Star } from "lucide-react";
import { memo, type ReactNode } from "react";
import { chatMessages } from "#gateway/domains/chat/contract";
import { formatDateTime, formatLongDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { Avatar } from "~/ui/Avatar";
import { classNames } from "~/ui/classNames";
import type { ChatMessage } from "../messageData";
import { EditForm } from "./EditForm";
import { MessageFiles } from "./MessageFiles";
import { MessageMenu } from "./MessageMenu";
import { MessageText } from "./MessageText";
import type { MessageActions } from "./messageActions";
import { QuoteBlock } from "./QuoteBlock";

interface Props {
  message: ChatMessage;
  isFavourite: boolean;
  isOnline: boolean;
  isEdited: boolean;
  isFound: boolean;
  /** The people who have read up to this message; shown under the last own message that others have read. */
  readBy: string | null;
  actions: MessageActions;
}

/** A message with its author, date and menu. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, isFavourite, isOnline, isEdited, isFound, readBy, actions } = props;
  return (
    <li
      data-message={message.id}
      className={classNames(
        "group flex gap-3 px-4 py-2 transition-colors duration-700 hover:bg-hover focus-within:bg-hover",
        isFound && "bg-brand-soft",
      )}
    >
      <Avatar name={message.authorName} src={message.authorAvatar} online={isOnline} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <Head message={message} isFavourite={isFavourite} />
        {message.quote && !message.isDeleted && <QuoteBlock quote={message.quote} onOpen={actions.open} />}
        {isEdited ? (
          <EditForm message={message} onDone={actions.endEdit} onSave={actions.saveEdit} />
        ) : (
          <Words message={message} />
        )}
        <MessageFiles files={message.files} />
        {readBy && <p className="text-xs text-muted">{readBy}</p>}
      </div>
      {!message.isDeleted && !isEdited && (
        <MessageMenu message={message} isFavourite={isFavourite} actions={actions} />
      )}
    </li>
  );
});

function Words({ message }: { message: ChatMessage }) {
  if (!message.isDeleted) return message.text && <MessageText text={message.text} />;
  return <p className="text-sm text-muted italic">{chatMessages.deleted}</p>;
}

function Head({ message, isFavourite }: { message: ChatMessage; isFavourite: boolean }) {
  const { authorName, createdDate, modifiedDate, isDeleted, isForwarded } = message;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
      <span className="text-sm font-semibold text-ink">{authorName}</span>
      <time
        dateTime={createdDate}
        title={formatLongDateTime(createdDate, ownZone())}
        className="tabular-nums"
      >
        {formatDateTime(createdDate, ownZone())}
      </time>
      {modifiedDate !== null && !isDeleted && (
        <Mark title={`Edited ${formatDateTime(modifiedDate, ownZone())}`}>edited</Mark>
      )}
      {isForwarded && !isDeleted && <Mark>forwarded</Mark>}
      {isFavourite && (
        <span className="inline-flex self-center text-star">
          <Star aria-hidden className="size-3.5 fill-current" />
          <span className="sr-only">Favourite</span>
        </span>
      )}
    </p>
  );
}

const Mark = ({ title, children }: { title?: string; children: ReactNode }) => (
  <span title={title}>({children})</span>
);
