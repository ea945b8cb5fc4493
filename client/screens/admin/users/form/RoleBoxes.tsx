import { roleNames, userTypeLabels } from "#gateway/domains/users/contract";
import { userLabels } from "#gateway/domains/users/formContract";
import { Checkbox } from "~/ui/Checkbox";
import { FieldNotes } from "~/ui/Field";

interface Props {
  choices: readonly string[];
  value: readonly string[];
  userType: string;
  onChange: (names: string[]) => void;
  disabled: boolean;
  hint: string | undefined;
  error: string | undefined;
}

const staffRoles: readonly string[] = [roleNames.admin, roleNames.trainer];

/** The roles of an account as boxes; those of employees are closed to users. */
export function RoleBoxes({ choices, value, userType, onChange, disabled, hint, error }: Props) {
  const isClosed = (role: string) => userType !== "E" && staffRoles.includes(role) && !value.includes(role);
  const toggle = (role: string, given: boolean) =>
    onChange(given ? [...value, role] : value.filter((one) => one !== role));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{userLabels.roles}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1.5">
        {choices.map((role) => (
          <Checkbox
            key={role}
            label={role}
            value={value.includes(role)}
            onChange={(given) => toggle(role, given)}
            disabled={disabled || isClosed(role)}
          />
        ))}
      </div>
      <FieldNotes
        hint={hint ?? `${staffRoles.join(" and ")} are roles of an ${userTypeLabels.E}.`}
        hintId={undefined}
        error={error}
        errorId={undefined}
      />
    </fieldset>
  );
}
