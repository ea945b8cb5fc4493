import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { z } from "zod";
import { organizationLabels, organizationSchema } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$key } from "~/__generated__/OrganizationForm_organization.graphql";
import { updateOrganization } from "~/commands/organizationCommands";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { type FieldError, useForm } from "~/forms/useForm";
import { readSettings } from "~/session/readSettings";
import { keepSettings } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useUndoableMutation } from "../useUndoableMutation";
import { AccessFields, AppearanceFields, ContactFields, toOrganizationValues } from "./OrganizationFields";

/** A question that code can await: `ask` resolves to the value passed to `answer`. */
function useQuestion() {
  const [settle, setSettle] = useState<((answer: boolean) => void) | null>(null);
  return {
    asking: settle !== null,
    ask: () => new Promise<boolean>((resolve) => setSettle(() => resolve)),
    answer(given: boolean) {
      settle?.(given);
      setSettle(null);
    },
  };
}

interface Save {
  databaseId: number;
  version: string;
  input: z.output<typeof organizationSchema>;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Called when someone else saved first. */
  onConflict: () => void;
}

/** Saves the settings and shows them on every screen of this tab; returns false when they were refused. */
function useSaveOrganization() {
  const [update] = useUndoableMutation(updateOrganization);
  return async ({ databaseId, version, input, onFieldErrors, onConflict }: Save): Promise<boolean> => {
    const saved = await update({ databaseId, version, input }, { onFieldErrors, onStale: onConflict });
    if (saved) keepSettings(readSettings(saved.settings));
    return saved !== null;
  };
}

interface Props {
  onTake: () => void;
  onKeep: () => void;
}

/** Shown when the settings were changed elsewhere during the edit; asks which version to keep. */
function OrganizationConflictNotice({ onTake, onKeep }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <p className="min-w-0 flex-1 basis-64">
        Someone else changed these settings. Your changes aren't saved yet.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          Show latest
        </Button>
        <Button size="sm" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

const fragment = graphql`
  fragment OrganizationForm_organization on Organization {
    databaseId
    ...OrganizationFacts_organization @relay(mask: false)
    updatedAt
  }
`;

/**
 * The form of the settings. Changes made elsewhere appear in it, or are announced if they would replace unsaved input.
 */
export function OrganizationForm({ organization }: { organization: OrganizationForm_organization$key }) {
  const newest = useFragment(fragment, organization);
  const [version, setVersion] = useState(newest.updatedAt);
  const { revalidate } = useRevalidator();
  const lockout = useQuestion();
  const save = useSaveOrganization();
  const form = useForm({
    schema: organizationSchema,
    labels: organizationLabels,
    initial: toOrganizationValues(newest),
    onSubmit: async (input): Promise<boolean> => {
      if (input.disableLogin && !newest.disableLogin && !(await lockout.ask())) return false;
      return save({
        databaseId: newest.databaseId,
        version,
        input,
        onFieldErrors: (errors) => form.setServerErrors(errors),
        onConflict: () => void revalidate(),
      });
    },
  });
  const isOutdated = version !== newest.updatedAt;
  const takeNewest = () => {
    form.reset(toOrganizationValues(newest));
    setVersion(newest.updatedAt);
  };
  useEffect(() => {
    if (isOutdated && !form.dirty && !form.busy) takeNewest();
  });
  return (
    <>
      <UnsavedChanges when={form.unsaved} />
      <Form
        form={form}
        className="gap-6!"
        aria-label="Settings"
        saveBar="page"
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy} disabled={!form.dirty}>
              Save settings
            </Button>
            <Button disabled={!form.dirty || form.busy} onClick={takeNewest}>
              Discard changes
            </Button>
          </>
        }
      >
        {isOutdated && form.dirty && !form.busy && (
          <OrganizationConflictNotice onTake={takeNewest} onKeep={() => setVersion(newest.updatedAt)} />
        )}
        <AppearanceFields field={form.field} />
        <ContactFields field={form.field} />
        <AccessFields field={form.field} />
      </Form>
      <ConfirmDialog
        open={lockout.asking}
        title="Disable login?"
        message="Only people with the role ADMIN will be able to sign in. Others who are signed in stay signed in until their sessions end."
        confirmLabel="Disable"
        onConfirm={() => lockout.answer(true)}
        onCancel={() => lockout.answer(false)}
      />
    </>
  );
}
