import { graphql } from "react-relay";
import type { PersonPickerPeopleMatchesQuery } from "~/__generated__/PersonPickerPeopleMatchesQuery.graphql";
import { MatchField } from "~/forms/MatchField";
import type { FieldBinding } from "~/forms/useForm";
import type { ComboboxOption } from "~/ui/comboboxOption";
import type { MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query PersonPickerPeopleMatchesQuery($search: String!, $userType: UserType) {
    userMatches(search: $search, userType: $userType) { id databaseId name email }
  }
`;

interface Person {
  readonly databaseId: number;
  readonly name: string;
  readonly email: string;
}

/** A person as an option, with the email address to distinguish equal names. */
export const personOption = ({ databaseId, name, email }: Person): ComboboxOption => ({
  value: String(databaseId),
  label: name,
  note: email,
});

interface Props extends MatchFieldProps {
  /** E offers staff only, U learners only, null all people. */
  userType: "E" | "U" | null;
}

/** A search for a person by name, username or email address. */
export const PersonPicker = ({ userType, ...props }: Props) => (
  <MatchField<PersonPickerPeopleMatchesQuery>
    placeholder="Search by name or email"
    {...props}
    query={query}
    variables={(search) => ({ search, userType })}
    toOptions={({ userMatches }) => userMatches.map(personOption)}
  />
);

interface TrainerFieldProps {
  field: FieldBinding<string>;
  /** The chosen trainer's name. */
  name: string;
  onName: (name: string) => void;
}

/** A choice of the staff member who teaches a course or curriculum. */
export function TrainerField({ field, name, onName }: TrainerFieldProps) {
  const { value, onChange, ...rest } = field;
  const choose = (option: ComboboxOption | null) => {
    onChange(option?.value ?? "");
    onName(option?.label ?? "");
  };
  return (
    <PersonPicker
      {...rest}
      userType="E"
      value={value === "" ? null : { value, label: name }}
      onChange={choose}
    />
  );
}
