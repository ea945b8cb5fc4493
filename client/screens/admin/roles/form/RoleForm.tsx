import type { ReactNode } from "react";
import type { z } from "zod";
import {
  roleLabels,
  roleLimits,
  roleMessages,
  roleSchema,
  shortenNames,
} from "#gateway/domains/roles/contract";
import type { Rights } from "#gateway/domains/roles/rightsContract";
import type { CrossedField } from "~/forms/editConflict";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { type GivenRight, getRightLabel, toGiven } from "../roleRights";
import { RightsField } from "./RightsField";

/** A role as the form has it. */
export interface RoleValues {
  name: string;
  description: string;
  rights: GivenRight[];
}

type RoleOutput = z.output<typeof roleSchema>;

/** The form's output as the command takes it. */
export const toRoleInput = ({ rights, ...texts }: RoleOutput) => ({ ...texts, rights: toGiven(rights) });

/** Formats what someone else has saved. */
const inWords = ({ theirs }: CrossedField<RoleValues>): string =>
  typeof theirs === "string" ? theirs : shortenNames(theirs.map(({ right }) => getRightLabel(right)));

interface Props {
  saved: SavedState<RoleValues>;
  /** The rights that the viewer may give. */
  givable: Rights;
  submit: string;
  /** The address that Cancel leads to. */
  back: string;
  notice?: ReactNode;
  /** Whether the name stays, as that of a role that comes with the product. */
  isNameKept?: boolean;
  onSave: SaveForm<RoleOutput>;
}

/** A role's name, what it is for, and its rights. */
export function RoleForm({ saved, givable, submit, back, notice, isNameKept = false, onSave }: Props) {
  const { form, crossing } = useVersionedForm({ schema: roleSchema, labels: roleLabels, saved, onSave });
  return (
    <FormCard
      form={form}
      submit={submit}
      back={back}
      className="max-w-4xl"
      autoComplete="off"
      notice={notice}
      conflict={{ title: roleMessages.changed, crossing, labels: roleLabels, inWords }}
    >
      <TextInput
        {...form.field("name")}
        autoComplete="off"
        maxLength={roleLimits.name}
        readOnly={isNameKept}
        hint={isNameKept ? roleMessages.shippedName : undefined}
      />
      <TextArea
        {...form.field("description")}
        required={false}
        rows={2}
        limit={roleLimits.description}
        hint="What people with this role do. Shown where roles are given."
      />
      <RightsField {...form.field("rights")} givable={givable} />
    </FormCard>
  );
}
