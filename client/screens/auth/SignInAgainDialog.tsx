import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { Account } from "~/session/account";
import { endSession } from "~/session/endSession";
import { readSession, type SessionKey } from "~/session/readSession";
import { leaveEndedSession, takeNewSession } from "~/session/renewSession";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { LoginForm } from "./LoginForm";
import { Notice } from "./Notice";
import { openAside } from "./openAside";
import { PasskeyStep } from "./PasskeyStep";
import { ProviderLinks } from "./ProviderLinks";

interface Props {
  /** The person whose session has ended. */
  account: Account;
  /** The name of someone else who has signed in to this browser since; null without one. */
  other: string | null;
}

const stay = () => undefined;

/**
 * Asks a person to sign in again where they are. Only they can, since the texts on the screen are theirs: to go on as
 * someone else, one leaves it first.
 */
export function SignInAgainDialog(props: Props) {
  const [environment] = useState(openAside);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Dialog
        open
        size="sm"
        title={isLeaving ? "Leave this page?" : "Your session has ended"}
        description={
          isLeaving
            ? "What you typed here and didn't save is lost."
            : "Sign in to go on. What you typed is still here."
        }
        onClose={isLeaving ? () => setLeaving(false) : stay}
        isClosable={isLeaving}
      >
        {isLeaving ? (
          <Leave onBack={() => setLeaving(false)} />
        ) : (
          <SignIn {...props} onLeave={() => setLeaving(true)} />
        )}
      </Dialog>
    </RelayEnvironmentProvider>
  );
}

function Leave({ onBack }: { onBack: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button data-autofocus onClick={onBack}>
        Back
      </Button>
      <Button variant="danger" onClick={leaveEndedSession}>
        Leave this page
      </Button>
    </div>
  );
}

/** Returns what goes on with a new session of the person; another person's session is ended at once. */
function useTake(account: Account) {
  const [isOther, setOther] = useState(false);
  const take = (key: SessionKey | null | undefined): boolean => {
    const session = readSession(key);
    if (!session || takeNewSession(session)) return session !== null;
    setOther(true);
    void endSession({ token: session.token, tenantId: String(account.tenantId) });
    return false;
  };
  return { take, isOther };
}

function SignIn({ account, other, onLeave }: Props & { onLeave: () => void }) {
  const { take, isOther } = useTake(account);
  return (
    <div data-signs-in>
      {other && (
        <Notice tone="info">
          {other} is signed in to this browser now. Only {account.name} can go on here.
        </Notice>
      )}
      {isOther && <Notice tone="danger">That is another account. Sign in as {account.name}.</Notice>}
      <LoginForm username={account.username} onSession={take} />
      <PasskeyStep onSession={take} isOffered={false} />
      <ProviderLinks next={null} inNewTab />
      <Button variant="ghost" className="mt-2 w-full" onClick={onLeave}>
        Leave this page
      </Button>
    </div>
  );
}
