import type { FieldBinding } from "~/forms/useForm";
import { TextInput } from "~/ui/TextInput";

/** The fields of a new and of an existing specialization. */
export function SpecializationFields({
  field,
}: {
  field: (name: "name" | "category") => FieldBinding<string>;
}) {
  return (
    <>
      <TextInput {...field("name")} autoComplete="off" data-autofocus />
      <TextInput
        {...field("category")}
        autoComplete="off"
        hint="Only learners on this track see it, for example DATA. Leave empty for all learners."
      />
    </>
  );
}
