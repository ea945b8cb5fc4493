import { Download, FileText } from "lucide-react";
import { type ClipboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { mailMessages } from "#gateway/domains/mail/contract";
import {
  type ImportProblem,
  type ImportRow,
  importLimits,
  importTemplate,
} from "#gateway/domains/users/importContract";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import { keptTexts } from "~/forms/keptTexts";
import { PasteArea } from "~/forms/PasteArea";
import { TextFileButton } from "~/forms/TextFileButton";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptState } from "~/forms/useKeptState";
import { useSendsMail } from "~/forms/useSendsMail";
import { ScreenHead } from "~/layout/ScreenHead";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { downloadText } from "~/ui/downloadText";
import { type CreatedUsers, ImportedUsers } from "./ImportedUsers";
import { ImportPreview } from "./ImportPreview";
import { readUserImport, useImportUsers, useTakenNames } from "./userImport";

// A character takes at most four bytes, so a larger file cannot be a valid import.
const mostBytes = importLimits.characters * 4;

interface Props {
  onText: (text: string, fileName: string) => void;
}

/** Reads users from a CSV file. */
function ImportFile({ onText }: Props) {
  return (
    <TextFileButton label="CSV file" accept=".csv,.txt,text/csv" mostBytes={mostBytes} onRead={onText} />
  );
}

const none: readonly ImportRow[] = [];

const pastedName = "Pasted text";

const hasPasswords = (text: string): boolean =>
  readUserImport(text).rows.some(({ password }) => password !== "");

const openText = keptTexts("user-import");

/** The users to import, until they are; passwords stay in no browser. */
function openUsers(id: number | string) {
  const kept = openText(id);
  const write = (text: string) => (hasPasswords(text) ? kept.drop() : kept.write(text));
  return { ...kept, write };
}

/** The text, with problems found in it, names already taken, and the server's problems of the last attempt. */
function useReadImport() {
  const { value: text, change: setText, forget } = useKeptState({ open: openUsers, id: "new", initial: "" });
  const [fileName, setFileName] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly ImportProblem[]>([]);
  const deferred = useDeferredValue(text);
  const read = useMemo(() => (deferred.trim() === "" ? null : readUserImport(deferred)), [deferred]);
  const taken = useTakenNames(read?.rows ?? none);
  const problems = useMemo(() => {
    const seen = new Set<string>();
    return [...(read?.problems ?? []), ...taken.problems, ...refused].filter(({ line, column }) => {
      const place = `${line} ${column}`;
      return !seen.has(place) && seen.add(place);
    });
  }, [read, taken.problems, refused]);
  const write = (next: string, file: string | null = null) => {
    setRefused([]);
    setText(next);
    setFileName(file);
  };
  const settled = taken.state !== "asking" && deferred === text;
  return { text, fileName, write, read, problems, settled, setRefused, forget };
}

interface ChosenFileProps {
  name: string;
  onRemove: () => void;
  /** Shows the text for editing, if it was pasted. */
  onShow?: (() => void) | undefined;
}

/** A chosen file or a pasted text, hidden so that no one can read the passwords on the screen. */
function ChosenFile({ name, onRemove, onShow }: ChosenFileProps) {
  const show = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => show.current?.focus(), []);
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-sunken px-4 py-3 text-sm text-soft">
      <span className="inline-flex min-w-0 items-center gap-2">
        <FileText aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 font-medium wrap-anywhere text-ink">{name}</span>
      </span>
      <span className="flex gap-2">
        {onShow && (
          <Button ref={show} size="sm" onClick={onShow}>
            Show and edit
          </Button>
        )}
        <Button size="sm" onClick={onRemove}>
          {onShow ? "Remove text" : "Remove file"}
        </Button>
      </span>
    </p>
  );
}

/** The text or file, its preview, and a button that imports everything or nothing. */
function UserImport() {
  const { text, fileName, write, read, problems, settled, setRefused, forget } = useReadImport();
  const [leaveOut, setLeaveOut] = useState(false);
  const [invite, setInvite] = useState(true);
  const sendsMail = useSendsMail();
  const [imported, setImported] = useState<CreatedUsers>();
  const { run, busy } = useImportUsers(setRefused);
  const wrong = new Set(problems.map(({ line }) => line));
  const ready = (read?.rows ?? none).filter(({ line }) => !wrong.has(line));
  const left = (read?.rows.length ?? 0) - ready.length;
  const isBroken = problems.some(({ column }) => column === null);
  const mayImport = settled && !isBroken && ready.length > 0 && (left === 0 || leaveOut);
  if (imported) {
    const again = () => {
      write("");
      setLeaveOut(false);
      setImported(undefined);
    };
    return <ImportedUsers users={imported} onAgain={again} />;
  }
  const hidePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (text.trim() !== "" || !hasPasswords(pasted)) return;
    event.preventDefault();
    write(pasted, pastedName);
  };
  const submit = async () => {
    const users = await run(ready, invite && sendsMail);
    if (!users) return;
    forget();
    setImported(users);
  };
  return (
    <div className="grid gap-6">
      <UnsavedChanges when={text.trim() !== "" && !busy} onLeave={forget} />
      <Card
        title="Users"
        actions={
          <>
            <Button icon={<Download />} onClick={() => downloadText("users-template.csv", importTemplate)}>
              Template
            </Button>
            <ImportFile onText={write} />
          </>
        }
      >
        <div className="grid gap-4">
          {fileName === null ? (
            <PasteArea
              label="Users as CSV"
              example={importTemplate}
              value={text}
              onChange={(next) => write(next)}
              onPaste={hidePasted}
              hint={`At most ${importLimits.rows} users. Users without a password choose one by a mailed link, or sign in with a link that you create afterwards.`}
            />
          ) : (
            <ChosenFile
              name={fileName}
              onRemove={() => write("")}
              onShow={fileName === pastedName ? () => write(text) : undefined}
            />
          )}
          {left > 0 && ready.length > 0 && !isBroken && (
            <Checkbox
              label={`Leave out the ${formatQuantity(left, { one: "row", many: "rows" })} with problems`}
              value={leaveOut}
              onChange={setLeaveOut}
            />
          )}
          <Checkbox
            label="Invite users without a password by mail"
            hint={sendsMail ? undefined : `${mailMessages.notSetUp}: no invitation is sent.`}
            disabled={!sendsMail}
            value={invite && sendsMail}
            onChange={setInvite}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={busy} disabled={!mayImport} onClick={submit}>
              {ready.length > 0 ? `Import ${formatQuantity(ready.length, userNoun)}` : "Import"}
            </Button>
            <ButtonLink to="/admin/users">Cancel</ButtonLink>
          </div>
        </div>
      </Card>
      <ImportPreview read={read} problems={problems} />
    </div>
  );
}

/** Creates accounts from a CSV file. */
export function ImportUsersScreen() {
  return (
    <>
      <ScreenHead
        title="Import users"
        subtitle="From a CSV file with the columns Name, Username, Email and, optionally, Password."
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: "Import" }]}
      />
      <UserImport />
    </>
  );
}
