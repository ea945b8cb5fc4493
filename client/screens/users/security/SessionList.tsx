import { Monitor, Smartphone, SquareTerminal } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { ROOT_ID } from "relay-runtime";
import { unknownBrowser } from "#gateway/domains/accounts/securityContract";
import type {
  SessionList_sessions$data,
  SessionList_sessions$key,
} from "~/__generated__/SessionList_sessions.graphql";
import { endOtherSessions, endSession } from "~/commands/securityCommands";
import { formatMinute } from "~/formats/moments";
import { ownZone } from "~/formats/zones";
import { changeList } from "~/lists/changeList";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

type Session = SessionList_sessions$data[number];

const phones: readonly (string | null | undefined)[] = ["Android", "iPhone", "iPad"];

function SessionIcon({ browser, system }: Pick<Session, "browser" | "system">) {
  if (!browser) return <SquareTerminal />;
  return phones.includes(system) ? <Smartphone /> : <Monitor />;
}

const getSessionName = ({ browser, system }: Pick<Session, "browser" | "system">) =>
  [browser ?? unknownBrowser, system].filter(Boolean).join(" on ");

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => unknown }) {
  const { address, createdAt, lastUsedAt, isCurrent } = session;
  const name = getSessionName(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <span aria-hidden className="text-muted [&>svg]:size-5">
        <SessionIcon {...session} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {isCurrent && <Badge tone="success">This session</Badge>}
        </p>
        <p className="text-muted tabular-nums wrap-anywhere">
          {address && `${address} · `}
          {isCurrent ? "In use now" : `Last used ${formatMinute(lastUsedAt, ownZone())}`} · Since{" "}
          {formatMinute(createdAt, ownZone())}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={`End the session: ${name}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}

const place = { listId: ROOT_ID, field: "viewerSessions" };

/** The viewer's sessions. Logout ends the session of this page. */
export function SessionList({ sessions: key }: { sessions: SessionList_sessions$key }) {
  const sessions = useFragment(
    graphql`
      fragment SessionList_sessions on Session @relay(plural: true) {
        id
        databaseId
        browser
        system
        address
        createdAt
        lastUsedAt
        isCurrent
      }
    `,
    key,
  );
  const [end] = useMutation(endSession);
  const [endOthers] = useMutation(endOtherSessions);
  const endOne = ({ id, databaseId: sessionId }: Session) =>
    void end({ sessionId }, { updater: removeRow({ ...place, nodeId: id }) });
  const keepCurrent = sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
  const others = useConfirm<true>((_all, options) =>
    endOthers(
      {},
      {
        ...options,
        updater(store, response) {
          if (!response?.result.payload) return;
          changeList(store.getRoot(), place.field, (rows) =>
            rows.filter((row) => keepCurrent.includes(row.getDataID())),
          );
        },
      },
    ),
  );
  const ordered = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <Card
        title="Sessions"
        description="Browsers and apps signed in to your account."
        flush
        actions={
          sessions.length > keepCurrent.length && (
            <Button size="sm" onClick={() => others.ask(true)}>
              End all others
            </Button>
          )
        }
      >
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {ordered.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        {...others.dialog}
        title="End all other sessions?"
        message="Other devices have to sign in again."
        confirmLabel="End all others"
      />
    </>
  );
}
