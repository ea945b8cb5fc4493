import { graphql, useFragment } from "react-relay";
import { userTypeLabels } from "#gateway/domains/users/contract";
import { userLabels } from "#gateway/domains/users/formContract";
import type { RoleBoxes_roles$key } from "~/__generated__/RoleBoxes_roles.graphql";
import { Checkbox } from "~/ui/Checkbox";
import { FieldNotes } from "~/ui/Field";

const fragment = graphql`
  fragment RoleBoxes_roles on Role @relay(plural: true) {
    name
    description
    isForStaff
    canGive
  }
`;

interface Props {
  id: string;
  /** The roles of the organization. */
  roles: RoleBoxes_roles$key;
  value: readonly string[];
  userType: string;
  onChange: (names: string[]) => void;
  error: string | undefined;
}

interface Choice {
  name: string;
  description: string;
  isForStaff: boolean;
  canGive: boolean;
}

/** Why a role can't be given to an account of a type; null when it can. */
function findObstacle({ isForStaff, canGive }: Choice, userType: string): string | null {
  if (userType !== "E" && isForStaff) return `${userTypeLabels.E}s only.`;
  return canGive ? null : "It has rights that you don't have, so you can't give it.";
}

/** An account's roles as checkboxes, with what each is for; those that can't be given say why. */
export function RoleBoxes({ id, roles, value, userType, onChange, error }: Props) {
  const choices = useFragment(fragment, roles);
  const toggle = (role: string, given: boolean) =>
    onChange(given ? [...value, role] : value.filter((text) => text !== role));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="outline-none">
      <legend className="mb-1.5 text-sm font-medium text-ink">{userLabels.roles}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {choices.map((choice) => {
          const { name, description } = choice;
          const isGiven = value.includes(name);
          const obstacle = findObstacle(choice, userType);
          return (
            <Checkbox
              key={name}
              label={name}
              value={isGiven}
              onChange={(given) => toggle(name, given)}
              disabled={obstacle !== null && !isGiven}
              hint={
                (description || obstacle) && (
                  <span className="ml-7 block">
                    {description}
                    {obstacle && <span className="block font-medium text-soft">{obstacle}</span>}
                  </span>
                )
              }
            />
          );
        })}
      </div>
      <FieldNotes hint={undefined} hintId={undefined} error={error} errorId={`${id}-error`} />
    </fieldset>
  );
}

/** The roles of an account whose roles the viewer may not change. */
export function RoleNames({ names, hint }: { names: readonly string[]; hint: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{userLabels.roles}</legend>
      <p className="text-sm text-soft">{names.join(", ") || "No roles"}</p>
      <FieldNotes hint={hint} hintId={undefined} error={undefined} errorId={undefined} />
    </fieldset>
  );
}
