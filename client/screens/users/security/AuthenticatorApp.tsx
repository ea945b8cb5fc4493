import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import { otpLabels, otpSchema } from "#gateway/domains/accounts/factorContract";
import {
  type OwnerProof,
  ownerFields,
  ownerLabels,
  readOwnerProof,
} from "#gateway/domains/accounts/ownerContract";
import type { AuthenticatorApp_user$key } from "~/__generated__/AuthenticatorApp_user.graphql";
import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from "~/commands/securityCommands";
import { formatDate } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { type Command, type Payload, type ResultMutation, useMutation } from "~/relay/useMutation";
import { refreshSession } from "~/session/refreshSession";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";
import { TextInput } from "~/ui/TextInput";
import { noProof, OwnerProofField } from "./OwnerProofField";
import { RecoveryCodes } from "./RecoveryCodes";

// The drawing of codes is not part of the screen's first load.
const QrCode = lazy(async () => ({ default: (await import("./QrCode")).QrCode }));

type OtpMutation = ResultMutation & { variables: { otp: string } };

interface OtpDialogProps<Mutation extends OtpMutation> {
  command: Command<Mutation>;
  title: string;
  description: string;
  submit: string;
  hint: string;
  /** Shown above the code. */
  children?: ReactNode;
  onDone: (payload: Payload<Mutation>) => void;
  onClose: () => void;
}

/** Asks for a code, and does what it is asked for. */
function OtpDialog<Mutation extends OtpMutation>(props: OtpDialogProps<Mutation>) {
  const { command, hint, children, onDone, onClose, ...texts } = props;
  const [commit] = useMutation<Mutation>(command);
  const form = useForm({
    schema: otpSchema,
    labels: otpLabels,
    initial: { otp: "" },
    async onSubmit({ otp }) {
      const done = await commit({ otp }, { onFieldErrors: form.setServerErrors });
      if (done === null) return false;
      // Staff who had to add a second factor may go on now.
      void refreshSession();
      onDone(done);
      return true;
    },
  });
  return (
    <FormDialog {...texts} form={form} onClose={onClose} sheet>
      {children}
      <TextInput {...form.field("otp")} hint={hint} verbatim autoComplete="one-time-code" />
    </FormDialog>
  );
}

/** The secret in groups of four, as people type it. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

function Secret({ secret, address }: { secret: string; address: string }) {
  return (
    <div className="mb-4 grid gap-3 text-sm">
      <Suspense fallback={<Skeleton className="mx-auto size-48" />}>
        <QrCode text={address} label="QR code for your authenticator app" />
      </Suspense>
      <p className="text-muted">
        Without a camera, type this key into the app:{" "}
        <code className="font-mono text-ink wrap-anywhere">{inGroups(secret)}</code>
      </p>
    </div>
  );
}

interface ProofDialogProps {
  proof: OwnerProof;
  onStarted: (started: { secret: string; address: string }) => void;
  onClose: () => void;
}

/** Asks for a proof that the owner is there, and begins to add an app. */
function ProofDialog({ proof, onStarted, onClose }: ProofDialogProps) {
  const [start] = useMutation(startTotp);
  const form = useForm({
    schema: z.object(ownerFields(proof)),
    labels: ownerLabels,
    initial: noProof,
    async onSubmit(typed) {
      const started = await start(typed, { onFieldErrors: form.setServerErrors });
      if (!started) return false;
      onStarted({ secret: started.secret, address: started.address });
      return true;
    },
  });
  const title = "Add an authenticator app";
  return (
    <FormDialog sheet title={title} form={form} onClose={onClose} submit="Continue">
      <OwnerProofField proof={proof} form={form} />
    </FormDialog>
  );
}

type Step =
  | { kind: "prove"; proof: OwnerProof }
  | { kind: "add"; secret: string; address: string }
  | { kind: "renew" }
  | { kind: "remove" }
  | { kind: "codes"; codes: readonly string[] };

const orRecovery = "From your app, or a recovery code";

const renewal = {
  title: "Create new recovery codes?",
  description: "Your current codes stop working.",
  submit: "Make new codes",
  hint: orRecovery,
};

const removal = {
  title: "Remove the authenticator app?",
  description: "You'll sign in with your password alone, and your recovery codes stop working.",
  submit: "Remove",
  hint: orRecovery,
};

function StepDialog({ step, setStep }: { step: Step | null; setStep: (step: Step | null) => void }) {
  const onClose = () => setStep(null);
  const onCodes = ({ codes }: { codes: readonly string[] }) => setStep({ kind: "codes", codes });
  switch (step?.kind) {
    case "prove":
      return (
        <ProofDialog
          proof={step.proof}
          onStarted={(started) => setStep({ kind: "add", ...started })}
          onClose={onClose}
        />
      );
    case "add":
      return (
        <OtpDialog
          command={confirmTotp}
          title="Add an authenticator app"
          description="Scan this with an app such as Aegis, Google Authenticator or 1Password, then type the code that it shows."
          submit="Add"
          hint="Six digits that change every 30 seconds"
          onDone={onCodes}
          onClose={onClose}
        >
          <Secret {...step} />
        </OtpDialog>
      );
    case "renew":
      return <OtpDialog {...renewal} command={renewRecoveryCodes} onDone={onCodes} onClose={onClose} />;
    case "remove":
      return <OtpDialog {...removal} command={disableTotp} onDone={onClose} onClose={onClose} />;
    case "codes":
      return <RecoveryCodes codes={step.codes} onClose={onClose} />;
    default:
      return null;
  }
}

/** The viewer's authenticator app: adding it, its recovery codes, and removing it. */
export function AuthenticatorApp({ user: key }: { user: AuthenticatorApp_user$key }) {
  const { totpAddedAt, recoveryCodesLeft, ownerProof } = useFragment(
    graphql`
      fragment AuthenticatorApp_user on User {
        totpAddedAt
        recoveryCodesLeft
        ownerProof
      }
    `,
    key,
  );
  const [start, starting] = useMutation(startTotp);
  const [step, setStep] = useState<Step | null>(null);
  const add = async () => {
    const proof = readOwnerProof(ownerProof);
    if (proof !== "SESSION") return setStep({ kind: "prove", proof });
    const started = await start({});
    if (started) setStep({ kind: "add", secret: started.secret, address: started.address });
  };
  return (
    <Card
      title="Authenticator app"
      description="A second step after your password: a code from an app on your phone."
      actions={totpAddedAt && <Badge tone="success">On</Badge>}
    >
      {totpAddedAt ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="min-w-0 flex-1 basis-60">
            Added {formatDate(totpAddedAt, ownZone())}.{" "}
            {recoveryCodesLeft === 1 ? "One recovery code is" : `${recoveryCodesLeft} recovery codes are`}{" "}
            left.
          </p>
          <Button size="sm" onClick={() => setStep({ kind: "renew" })}>
            New recovery codes
          </Button>
          <Button size="sm" onClick={() => setStep({ kind: "remove" })}>
            Remove
          </Button>
        </div>
      ) : (
        <Button busy={starting} onClick={() => void add()}>
          Add authenticator app
        </Button>
      )}
      <StepDialog step={step} setStep={setStep} />
    </Card>
  );
}
