import { Combobox, type ComboboxProps } from "~/ui/Combobox";
import { usePeopleMatches } from "./usePeopleMatches";

interface Props extends Omit<ComboboxProps, "options" | "onSearch" | "waiting" | "failed"> {
  /** E offers staff only, U users only, null everybody. */
  userType: "E" | "U" | null;
}

/** Chooses a person among any number of them, by name, username or address. */
export function PersonPicker({ userType, ...props }: Props) {
  const { matches, waiting, failed, search } = usePeopleMatches(userType);
  return (
    <Combobox
      placeholder="Search by name or email"
      {...props}
      {...{ waiting, failed }}
      options={matches}
      onSearch={search}
    />
  );
}
