import { useEffect, useMemo, useState } from "react";
import { sortMatches } from "#gateway/domains/lists/matchContract";
import {
  type organizationLabels,
  paymentInstructionsLimit,
} from "#gateway/domains/organizations/settingsContract";
import type { OrganizationForm_organization$data } from "~/__generated__/OrganizationForm_organization.graphql";
import { FileField } from "~/files/FileField";
import type { FieldBinding } from "~/forms/useForm";
import { currentSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { brandContrast, type Contrast } from "~/ui/brandContrast";
import { Card } from "~/ui/Card";
import { Combobox } from "~/ui/Combobox";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { applyBrand } from "~/ui/theme";
import { LogoPreview } from "./OrganizationFacts";

/** The form's values. */
type OrganizationValues = Record<
  Exclude<keyof typeof organizationLabels, "selfRegistration" | "disableLogin">,
  string
> & { selfRegistration: boolean; disableLogin: boolean };

/** Converts the settings to the form's values. */
export const toOrganizationValues = (known: OrganizationForm_organization$data): OrganizationValues => ({
  name: known.name,
  logo: known.logo ?? "",
  theme: known.theme ?? "",
  email: known.email ?? "",
  phone: known.phone ?? "",
  address: known.address ?? "",
  city: known.city ?? "",
  website: known.website ?? "",
  selfRegistration: known.selfRegistration,
  disableLogin: known.disableLogin,
  allowedOrigins: known.allowedOrigins.split(",").join("\n"),
  timeZone: known.timeZone,
  paymentInstructions: known.paymentInstructions ?? "",
});

const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

const shown = 40;

const allZones = (): string[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => renamed[zone] ?? zone);

/** Formats the zone's current offset from UTC as in 'GMT+5:30'; '' for a zone that this browser does not know. */
function formatDistance(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      timeZoneName: "shortOffset",
    }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}

/** A time zone as an option, with its offset from UTC. */
const zoneOption = (zone: string): ComboboxOption => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  note: formatDistance(zone),
});

/** Returns the time zones that match a search, best first. */
export function matchingZones(words: string): ComboboxOption[] {
  const zones = [...new Set(allZones())];
  return sortMatches(zones, words, (zone) => zone.replaceAll("_", " "))
    .slice(0, shown)
    .map(zoneOption);
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());
/** The initial colour of the picker without a brand colour: the default. */
const productColour = "#2a5cc8";

/** Previews the colour on this screen while it is chosen; leaving restores the saved one. */
function useTrial(colour: string) {
  useEffect(() => {
    applyBrand(isColour(colour) ? colour : null);
    return () => applyBrand(currentSession().settings?.theme);
  }, [colour]);
}

/** The brand colour, chosen or typed, with a preview and its text contrast in both themes. */
function ThemeField({ binding }: { binding: FieldBinding<string> }) {
  const { value, onChange } = binding;
  useTrial(value);
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label="Choose the theme colour"
          value={isColour(value) ? value.trim().toLowerCase() : productColour}
          onChange={(event) => onChange(event.target.value)}
          className="touch h-9 w-14 cursor-pointer rounded-md border border-control bg-surface p-1"
        />
        <TextInput {...binding} placeholder="#0f766e" verbatim className="w-44" />
        <Button disabled={value === ""} onClick={() => onChange("")}>
          Reset to default
        </Button>
      </div>
      <Preview colour={isColour(value) ? value.trim() : productColour} />
    </div>
  );
}

function Preview({ colour }: { colour: string }) {
  const { light, dark } = brandContrast(colour);
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Pane name="Light theme" scheme="light" contrast={light} />
      <Pane name="Dark theme" scheme="dark" contrast={dark} />
    </div>
  );
}

interface PaneProps {
  name: string;
  scheme: "light" | "dark";
  contrast: Contrast;
}

/** Below this ratio a button's shape is hard to see on the page, even if its text is readable. */
const faint = 2;
const ratio = (value: number) => `${value.toFixed(1)} : 1`;

/** A preview in one theme with its contrast. */
function Pane({ name, scheme, contrast }: PaneProps) {
  return (
    <div
      style={{ colorScheme: scheme }}
      className="rounded-lg border border-line bg-surface p-4 text-sm text-ink"
    >
      <p className="mb-3 text-xs font-medium text-muted">{name}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="rounded-md bg-brand px-3 py-1.5 font-medium text-on-brand">Enrol</span>
        <span className="font-medium text-brand-ink underline">A link</span>
        <span className="rounded-full border border-brand-line bg-brand-soft px-2 text-xs leading-5 font-medium text-brand-ink">
          Badge
        </span>
      </div>
      <p className="mt-3 text-xs text-muted">Text contrast: {ratio(contrast.text)} (good)</p>
      <p className={contrast.edge < faint ? "text-xs font-medium text-warning-ink" : "text-xs text-muted"}>
        {contrast.edge < faint
          ? `Faint on the page: ${ratio(contrast.edge)}`
          : `Contrast on the page: ${ratio(contrast.edge)}`}
      </p>
    </div>
  );
}

/** The bindings of the form's fields, by name. */
type FieldOf = <Name extends keyof OrganizationValues>(name: Name) => FieldBinding<OrganizationValues[Name]>;

/** Registration, login, allowed sites and time zone. */
export function AccessFields({ field }: { field: FieldOf }) {
  return (
    <Card title="Access and time">
      <div className="grid gap-5">
        <Switch {...field("selfRegistration")} hint="People can create their own accounts." />
        <Switch
          {...field("disableLogin")}
          label="Disable login"
          hint="Only people with the role ADMIN can sign in."
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

/** The organization's contact, shown in the footer and on receipts, and how it is paid. */
export function ContactFields({ field }: { field: FieldOf }) {
  return (
    <Card title="Contact" description="Shown in the footer and on receipts">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field("email")} type="email" autoComplete="off" />
        <TextInput {...field("phone")} type="tel" autoComplete="off" />
        <TextInput {...field("website")} inputMode="url" verbatim />
        <TextInput {...field("city")} autoComplete="off" />
        <TextInput {...field("address")} autoComplete="off" className="sm:col-span-2" />
        <TextArea
          {...field("paymentInstructions")}
          rows={4}
          limit={paymentInstructionsLimit}
          className="sm:col-span-2"
          hint="Shown with payments that are due: UPI id, bank account, or whom to ask."
        />
      </div>
    </Card>
  );
}
