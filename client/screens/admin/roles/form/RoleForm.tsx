import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { formatCount } from "#gateway/domains/countTextContract";
import {
  type Right,
  type RightScope,
  type Rights,
  rights as rightFacts,
} from "#gateway/domains/rightsContract";
import {
  roleLabels,
  roleLimits,
  roleMessages,
  roleSchema,
  shortenNames,
} from "#gateway/domains/roles/contract";
import type { CrossedField } from "~/forms/editConflict";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import type { FieldBinding } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { FieldGroup } from "~/ui/FieldGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { areas, type GivenRight, getRightLabel, toGiven, toRights } from "../roleFacts";

interface RightProps {
  name: Right;
  /** How far the role has it; undefined not at all. */
  scope: RightScope | undefined;
  /** How far the viewer may give it; undefined not at all. */
  most: RightScope | undefined;
  onChange: (scope: RightScope | undefined) => void;
}

const getOwnHint = (name: Right, isLimited: boolean): string =>
  `${rightFacts[name].own ?? ""}.${isLimited ? " You also have this right only for what you teach." : ""}`;

/** How far a right reaches, where that can be chosen. */
function ScopeSelect({ name, scope, most, onChange }: RightProps & { scope: RightScope }) {
  const isLimited = most === "OWN";
  return (
    <Select
      label={`How far “${rightFacts[name].label}” reaches`}
      hideLabel
      compact
      className="mt-1.5 ml-7 max-w-60"
      placeholder={null}
      value={scope}
      options={[
        { value: "ALL", label: "Everything", disabled: isLimited },
        { value: "OWN", label: "Only what they teach" },
      ]}
      hint={scope === "OWN" && getOwnHint(name, isLimited)}
      onChange={(chosen) => onChange(chosen === "OWN" ? "OWN" : "ALL")}
    />
  );
}

/** One right. What the viewer lacks can't be given, and says why. */
function RightBox(props: RightProps) {
  const { name, scope, most, onChange } = props;
  const { label, description, own } = rightFacts[name];
  const isLacked = most === undefined;
  return (
    <div className="min-w-0">
      <Checkbox
        label={label}
        value={scope !== undefined}
        disabled={isLacked}
        hint={
          <span className="ml-7 block">
            {description}
            {isLacked && (
              <span className="block font-medium text-soft">
                You don't have this right, so you can't give it.
              </span>
            )}
          </span>
        }
        onChange={(isGiven) => onChange(isGiven ? most : undefined)}
      />
      {scope !== undefined && own !== undefined && !isLacked && <ScopeSelect {...props} scope={scope} />}
    </div>
  );
}

interface AreaProps {
  area: (typeof areas)[number];
  held: Rights;
  givable: Rights;
  onChange: (held: Rights) => void;
}

/** The rights of one area, with a button that gives or takes all that the viewer may give. */
function AreaRights({ area: { title, rights: all }, held, givable, onChange }: AreaProps) {
  const headingId = useId();
  const free = all.filter(({ name }) => givable[name]);
  const given = all.filter(({ name }) => held[name]).length;
  const isFull = free.every(({ name }) => held[name]);
  const set = (names: readonly Right[], toScope: (name: Right) => RightScope | undefined) =>
    onChange({ ...held, ...Object.fromEntries(names.map((name) => [name, toScope(name)])) });
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-sm font-semibold text-ink">
          {title}{" "}
          <span className="font-normal text-muted tabular-nums">
            {`${formatCount(given)} of ${formatCount(all.length)}`}
          </span>
        </h2>
        {free.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              set(
                free.map(({ name }) => name),
                (name) => (isFull ? undefined : (held[name] ?? givable[name])),
              )
            }
          >
            {isFull ? "Clear" : "Select all"}
            <span className="sr-only"> in {title}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {all.map(({ name }) => (
          <RightBox
            key={name}
            name={name}
            scope={held[name]}
            most={givable[name]}
            onChange={(scope) => set([name], () => scope)}
          />
        ))}
      </div>
    </section>
  );
}

interface FieldProps extends FieldBinding<GivenRight[]> {
  /** The rights that the viewer may give, each as far as it reaches. */
  givable: Rights;
}

/** The rights of a role, by area. */
function RightsField({ id, label, value, onChange, error, givable }: FieldProps) {
  const held = toRights(value);
  return (
    <FieldGroup id={id} label={label} error={error} isLong className="grid min-w-0 gap-4">
      {areas.map((area) => (
        <AreaRights
          key={area.title}
          area={area}
          held={held}
          givable={givable}
          onChange={(next) => onChange(toGiven(next))}
        />
      ))}
    </FieldGroup>
  );
}

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
const formatTheirs = ({ theirs }: CrossedField<RoleValues>): string =>
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
  const { form, crossing } = useVersionedForm({
    schema: roleSchema,
    labels: roleLabels,
    saved,
    onSave,
    kept: useKeptPlace("role"),
  });
  return (
    <FormCard
      form={form}
      submit={submit}
      back={back}
      className="max-w-4xl"
      autoComplete="off"
      notice={notice}
      conflict={{ title: roleMessages.changed, crossing, labels: roleLabels, formatTheirs }}
    >
      <TextInput
        {...form.field("name")}
        autoComplete="off"
        limit={roleLimits.name}
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
