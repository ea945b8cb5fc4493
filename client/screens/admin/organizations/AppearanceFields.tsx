import { Card } from "~/ui/Card";
import { TextInput } from "~/ui/TextInput";
import type { FieldOf } from "./fieldOf";
import { LogoPreview } from "./LogoPreview";
import { ThemeField } from "./ThemeField";

/** How the organization looks to everybody: its name, its logo and its colour. */
export function AppearanceFields({ field }: { field: FieldOf }) {
  const logo = field("logo");
  return (
    <Card title="Appearance" description="Every open page shows a change at once">
      <div className="grid gap-5">
        <TextInput {...field("name")} autoComplete="off" />
        <div className="grid gap-2">
          <TextInput
            {...logo}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            hint="The address of a picture; without one the header shows the code"
          />
          <LogoPreview src={logo.value} />
        </div>
        <ThemeField binding={field("theme")} />
      </div>
    </Card>
  );
}
