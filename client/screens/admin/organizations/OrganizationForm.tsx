import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { z } from "zod";
import {
  organizationLabels,
  organizationMessages,
  organizationSchema,
} from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$key } from "~/__generated__/OrganizationForm_organization.graphql";
import { updateOrganization } from "~/commands/organizationCommands";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptPlace } from "~/forms/useKeptPlace";
import type { Saved } from "~/forms/useLeaveForm";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
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
    ask: () => new Promise<Saved>((resolve) => setSettle(() => resolve)),
    answer(given: boolean) {
      settle?.(given);
      setSettle(null);
    },
  };
}

/** Saves the settings and shows them on every screen of this tab; returns false when they were refused. */
function useSaveOrganization(databaseId: number): SaveForm<z.output<typeof organizationSchema>> {
  const [update] = useUndoableMutation(updateOrganization);
  const { revalidate } = useRevalidator();
  return async (input, { version, onFieldErrors, onStale: awaitNewest }) => {
    const onStale = () => {
      awaitNewest();
      void revalidate();
    };
    const saved = await update({ databaseId, version, input }, { onFieldErrors, onStale });
    if (saved) keepSettings(readSettings(saved.settings));
    return saved !== null;
  };
}

const fragment = graphql`
  fragment OrganizationForm_organization on Organization {
    databaseId
    ...OrganizationFacts_organization @relay(mask: false)
    updatedAt
  }
`;

const formatTheirs = ({ theirs }: { theirs: string | boolean }): string =>
  typeof theirs === "boolean" ? (theirs ? "on" : "off") : theirs;

/**
 * The form of the settings. Changes made elsewhere appear in it, or are announced if they would replace unsaved input.
 */
export function OrganizationForm({ organization }: { organization: OrganizationForm_organization$key }) {
  const newest = useFragment(fragment, organization);
  const lockout = useQuestion();
  const save = useSaveOrganization(newest.databaseId);
  const saved = { version: newest.updatedAt, values: toOrganizationValues(newest) };
  const { form, crossing } = useVersionedForm({
    schema: organizationSchema,
    labels: organizationLabels,
    saved,
    kept: useKeptPlace("organization"),
    async onSave(input, saving): Promise<Saved> {
      if (input.disableLogin && !newest.disableLogin && !(await lockout.ask())) return false;
      return save(input, saving);
    },
  });
  const { version, awaitNewest } = crossing;
  useEffect(() => {
    // The settings arrive live: a person learns of someone else's change before saving.
    if (version !== saved.version && form.dirty && !form.busy) awaitNewest();
  });
  const discard = () => {
    form.reset(saved.values);
    crossing.settle();
  };
  return (
    <>
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      <EditConflictNotice
        title={organizationMessages.changed}
        crossing={crossing}
        labels={organizationLabels}
        formatTheirs={formatTheirs}
      />
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
            <Button disabled={!form.dirty || form.busy} onClick={discard}>
              Discard changes
            </Button>
          </>
        }
      >
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
