import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { organizationLabels, organizationSchema } from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$key } from "~/__generated__/OrganizationForm_organization.graphql";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { AccessFields } from "./AccessFields";
import { AppearanceFields } from "./AppearanceFields";
import { ContactFields } from "./ContactFields";
import { OrganizationConflictNotice } from "./OrganizationConflictNotice";
import { toOrganizationValues } from "./organizationForm";
import { useQuestion } from "./useQuestion";
import { useSaveOrganization } from "./useSaveOrganization";

const fragment = graphql`
  fragment OrganizationForm_organization on Organization {
    databaseId
    name
    logo
    theme
    email
    phone
    address
    city
    website
    selfRegistration
    disableLogin
    allowedOrigins
    timeZone
    updatedAt
  }
`;

/** The form of the settings. What is changed elsewhere meanwhile appears in it, or is announced when typed text would go. */
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
        ...{ databaseId: newest.databaseId, version, input },
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
        message="Only people with the role ADMIN can sign in from then on. Learners and other staff who are signed in stay so until their sessions end."
        confirmLabel="Disable"
        onConfirm={() => lockout.answer(true)}
        onCancel={() => lockout.answer(false)}
      />
    </>
  );
}
