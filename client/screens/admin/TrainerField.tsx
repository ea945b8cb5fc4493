import type { FieldBinding } from "~/forms/useForm";
import type { ComboboxOption } from "~/ui/Combobox";
import { PersonPicker } from "./PersonPicker";

interface Props {
  field: FieldBinding<string>;
  /** The name of the trainer who is chosen. */
  name: string;
  onName: (name: string) => void;
}

/** Chooses who teaches a course or a curriculum, among the staff. */
export function TrainerField({ field, name, onName }: Props) {
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
