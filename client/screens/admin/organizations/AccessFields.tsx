import { useMemo, useState } from "react";
import { Card } from "~/ui/Card";
import { Combobox } from "~/ui/Combobox";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import type { FieldOf } from "./fieldOf";
import { matchingZones, zoneOption } from "./timeZones";

/** Who may come in, from where, and when the organization's day begins. */
export function AccessFields({ field }: { field: FieldOf }) {
  const registration = field("selfRegistration");
  const login = field("disableLogin");
  return (
    <Card title="Access and time">
      <div className="grid gap-5">
        <Switch
          id={registration.id}
          label="Self registration"
          hint="People may make accounts for themselves."
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
          hint="Other sites whose pages may call the API, one a line. Name only sites that you trust."
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
      hint="Decides which day today is: for due dates, plans and marks."
    />
  );
}
