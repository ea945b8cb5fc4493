import { useState } from "react";
import { LinkTabs } from "~/ui/LinkTabs";
import { Pagination } from "~/ui/Pagination";
import { Stepper } from "~/ui/Stepper";
import { Tabs } from "~/ui/Tabs";
import { Section, Specimen } from "./Specimen";

const questions = ["Q1", "Q2", "Q3", "Q4", "Q5"].map((marker, index) => ({
  id: marker,
  marker,
  label: `Question ${index + 1}`,
  done: index < 2,
}));

/** Navigation within a screen. */
export function NavigationSection() {
  const [step, setStep] = useState("Q3");
  return (
    <Section title="Navigation">
      <Specimen name="LinkTabs: each an address">
        <LinkTabs
          label="Batch"
          tabs={[
            { to: "/ui", label: "Overview" },
            { to: "/ui/courses", label: "Courses", note: 4 },
            { to: "/ui/users", label: "Users", note: 28 },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs: within the screen">
        <Tabs
          label="Course"
          tabs={[
            {
              id: "modules",
              label: "Modules",
              note: 12,
              content: <p className="text-soft">Twelve modules.</p>,
            },
            { id: "questions", label: "Questions", content: <p className="text-soft">Forty questions.</p> },
            { id: "resources", label: "Resources", content: <p className="text-soft">Six resources.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper label="Questions" steps={questions} current={step} onSelect={setStep} />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination
          label="Sample pages"
          summary="25–48 of 311 courses"
          previous="/ui?page=1"
          next="/ui?page=3"
        />
        <Pagination label="First sample page" summary="1–24 of 311 courses" next="/ui?page=2" />
      </Specimen>
    </Section>
  );
}
