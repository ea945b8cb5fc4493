import { Card } from "~/ui/Card";
import { TextInput } from "~/ui/TextInput";
import type { FieldOf } from "./fieldOf";

/** How people reach the organization; the footer of every page and each receipt say it. */
export function ContactFields({ field }: { field: FieldOf }) {
  return (
    <Card title="Contact" description="At the foot of every page and on receipts">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field("email")} type="email" autoComplete="off" />
        <TextInput {...field("phone")} type="tel" autoComplete="off" />
        <TextInput {...field("website")} inputMode="url" autoComplete="off" spellCheck={false} />
        <TextInput {...field("city")} autoComplete="off" />
        <TextInput {...field("address")} autoComplete="off" className="sm:col-span-2" />
      </div>
    </Card>
  );
}
