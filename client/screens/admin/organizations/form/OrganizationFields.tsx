import { useMemo, useState } from "react";
import { FileField } from "~/files/FileField";
import type { FieldBinding } from "~/forms/useForm";
import { Card } from "~/ui/Card";
import { Combobox } from "~/ui/Combobox";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { LogoPreview } from "../LogoPreview";
import { matchingZones, type OrganizationValues, zoneOption } from "./organizationForm";
import { ThemeField } from "./ThemeField";

/** The bindings of the form's fields, by name. */
type FieldOf = <Name extends keyof OrganizationValues>(name: Name) => FieldBinding<OrganizationValues[Name]>;

/** Registration, login, allowed sites and time zone. */
export function AccessFields({ field }: { field: FieldOf }) {
  const registration = field("selfRegistration");
  const login = field("disableLogin");
  return (
    <Card title="Access and time">
      <div className="grid gap-5">
        <Switch
          id={registration.id}
          label="Self registration"
          hint="People can create their own accounts."
          value={registration.value}
          onChange={registration.onChange}
        />
        <Switch
          id={login.id}
          label="Disable login"
          hint="Only people with the role ADMIN can sign in."
          value={login.value}
          onChange={login.onChange}
        />
        <TimeZone field={field} />
        <TextArea
          {...field("allowedOrigins")}
          rows={3}
          spellCheck={false}
          placeholder="https://www.example.com"
          hint="Other sites that may call the API, one per line. Only add sites you trust."
        />
      </div>
    </Card>
  );
}

function TimeZone({ field }: { field: FieldOf }) {
  const { value, onChange, ...binding } = field("timeZone");
  const [words, setWords] = useState("");
  const options = useMemo(() => matchingZones(words), [words]);
  return (
    <Combobox
      {...binding}
      value={value === "" ? null : zoneOption(value)}
      onChange={(option) => onChange(option?.value ?? "")}
      options={options}
      onSearch={setWords}
      placeholder="Search by city or region"
      hint="Determines today's date for due dates, plans and completions."
    />
  );
}

/** The organization's name, logo and colour. */
export function AppearanceFields({ field }: { field: FieldOf }) {
  const logo = field("logo");
  return (
    <Card title="Appearance" description="Changes appear on every open page at once">
      <div className="grid gap-5">
        <TextInput {...field("name")} autoComplete="off" />
        <FileField
          {...logo}
          kind="IMAGE"
          hint="A link or an upload. Without one, the header shows the code."
          preview={<LogoPreview src={logo.value} />}
        />
        <ThemeField binding={field("theme")} />
      </div>
    </Card>
  );
}

/** The organization's contact, shown in the footer and on receipts. */
export function ContactFields({ field }: { field: FieldOf }) {
  return (
    <Card title="Contact" description="Shown in the footer and on receipts">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field("email")} type="email" autoComplete="off" />
        <TextInput {...field("phone")} type="tel" autoComplete="off" />
        <TextInput {...field("website")} inputMode="url" verbatim />
        <TextInput {...field("city")} autoComplete="off" />
        <TextInput {...field("address")} autoComplete="off" className="sm:col-span-2" />
      </div>
    </Card>
  );
}
