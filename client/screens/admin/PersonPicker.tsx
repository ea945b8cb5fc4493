import { graphql } from "react-relay";
import type { PersonPickerPeopleMatchesQuery } from "~/__generated__/PersonPickerPeopleMatchesQuery.graphql";
import type { FieldBinding } from "~/forms/useForm";
import { useMatches } from "~/relay/useMatches";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query PersonPickerPeopleMatchesQuery($search: String!, $userType: UserType) {
    userMatches(search: $search, userType: $userType) {
      id
      databaseId
      name
      email
    }
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

/** Searches people at the server; the previous results stay until the new ones arrive. */
function usePeopleMatches(userType: "E" | "U" | null) {
  return useMatches<PersonPickerPeopleMatchesQuery, ComboboxOption>({
    query,
    variables: (search) => ({ search, userType }),
    read: ({ userMatches }) => ({ matches: userMatches.map(personOption) }),
  });
}

interface Props extends MatchFieldProps {
  /** E offers staff only, U learners only, null all people. */
  userType: "E" | "U" | null;
}

/** A search for a person by name, username or email address. */
export function PersonPicker({ userType, ...props }: Props) {
  const found = usePeopleMatches(userType);
  return <MatchCombobox placeholder="Search by name or email" {...props} found={found} />;
}

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
