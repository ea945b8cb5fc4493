import { IndianRupee } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { emailAddress, optionalText, password, requiredText } from "#gateway/domains/contract";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Combobox } from "~/ui/Combobox";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { DateInput } from "~/ui/DateInput";
import { NumberInput } from "~/ui/NumberInput";
import { PasswordInput } from "~/ui/PasswordInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { RatingInput } from "~/ui/Rating";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { Switch } from "~/ui/Switch";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { Section, Specimen } from "./Specimen";

const levels = ["BEGINNER", "INTERMEDIATE", "ADVANCED"].map((value) => ({ value, label: value }));

const schema = z.object({
  name: requiredText("Name"),
  email: emailAddress("Email"),
  password: password("Password", { min: 5, max: 20 }),
  level: z.enum(["BEGINNER", "INTERMEDIATE", "ADVANCED"]),
  bio: optionalText("Bio", { max: 200 }),
  terms: z.boolean(),
});

const labels = {
  name: "Name",
  email: "Email",
  password: "Password",
  level: "Level",
  bio: "Bio",
  terms: "Send me news of new courses",
};
const initial = { name: "", email: "", password: "", level: "", bio: "", terms: false };

/** Controls in their states, and a whole form. */
export function FieldsSection() {
  return (
    <Section title="Fields and forms">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SampleForm />
        <Controls />
      </div>
    </Section>
  );
}

function SampleForm() {
  const save = (data: { name: string }) =>
    new Promise<void>((done) => setTimeout(done, 800)).then(() =>
      showToast({ tone: "success", message: `Successfully added ${data.name}` }),
    );
  const form = useForm({ schema, labels, initial, onSubmit: save });
  return (
    <Specimen name="useForm: submit it empty to see the messages">
      <Form
        form={form}
        aria-label="Sample"
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Add user
            </Button>
            <Button onClick={() => form.reset()} disabled={!form.dirty}>
              Discard changes
            </Button>
          </>
        }
      >
        <TextInput {...form.field("name")} hint="As it should appear on certificates." />
        <TextInput {...form.field("email")} type="email" placeholder="you@example.com" autoComplete="email" />
        <PasswordInput {...form.field("password")} autoComplete="new-password" />
        <Select {...form.field("level")} options={levels} />
        <TextArea {...form.field("bio")} limit={200} />
        <Checkbox {...form.field("terms")} />
      </Form>
    </Specimen>
  );
}

function Controls() {
  const [text, setText] = useState("");
  const [choice, setChoice] = useState("WEEKDAY");
  const [on, setOn] = useState(true);
  const [date, setDate] = useState("2025-03-05");
  const [stars, setStars] = useState(4);
  return (
    <div className="grid content-start gap-6">
      <SearchInput label="Search courses" value={text} onChange={setText} />
      <NumberInput
        label="Amount"
        value="1500"
        onChange={() => undefined}
        leading={<IndianRupee aria-hidden />}
      />
      <DateInput
        label="Start date"
        required
        value={date}
        onChange={setDate}
        error="Date must be on or after 10-Mar-2025"
      />
      <TextInput
        label="Code"
        value="JAVA"
        onChange={() => undefined}
        disabled
        hint="Codes can't be changed."
      />
      <RadioGroup
        label="Batch type"
        required
        value={choice}
        onChange={setChoice}
        options={[
          { value: "WEEKDAY", label: "Weekday", hint: "Monday to Friday" },
          { value: "SATURDAY", label: "Saturday" },
          { value: "SUNDAY", label: "Sunday", disabled: true },
        ]}
      />
      <RadioGroup
        label="What is the capital of France?"
        look="cards"
        value={choice}
        onChange={setChoice}
        options={[
          { value: "WEEKDAY", label: "Paris" },
          { value: "SATURDAY", label: "Lyon" },
        ]}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Checkbox label="Practised" value={on} onChange={setOn} />
        <Checkbox label="I agree" value={false} onChange={() => undefined} error="I agree is required." />
        <Checkbox label="Locked" value disabled onChange={() => undefined} />
        <Switch label="Plan enabled" hint="Learners see planned dates." value={on} onChange={setOn} />
        <Switch label="Locked" value={!on} onChange={(value) => setOn(!value)} />
      </div>
      <SampleCombobox />
      <RatingInput label="Your rating" value={stars} onChange={setStars} />
    </div>
  );
}

const cities = ["Bengaluru", "Chennai", "Hyderabad", "Mumbai", "Mysuru", "Pune"];

function SampleCombobox() {
  const [city, setCity] = useState<ComboboxOption | null>(null);
  const [words, setWords] = useState("");
  const options = cities
    .filter((name) => name.toLowerCase().includes(words.toLowerCase()))
    .map((name) => ({ value: name, label: name, note: `${name.length} letters` }));
  return <Combobox label="City" value={city} onChange={setCity} options={options} onSearch={setWords} />;
}
