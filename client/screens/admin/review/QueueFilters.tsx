import { useState } from "react";
import { getOptions } from "#gateway/domains/labelsContract";
import { reviewFilterLabels } from "#gateway/domains/submissions/contract";
import { formatQuantity } from "~/formats/counts";
import { usePendingParams } from "~/lists/usePendingParams";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Select } from "~/ui/Select";
import { reviewList } from "./reviewList";

const ages = [1, 3, 7, 14].map((days) => ({
  value: String(days),
  label: `Waiting over ${formatQuantity(days, { one: "day", many: "days" })}`,
}));

/** Which pieces the queue lists, in the address. */
export function QueueFilters() {
  const { requested, choose } = usePendingParams(reviewList);
  const [batch, setBatch] = useState<ComboboxOption | null>(null);
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label="State"
        value={requested.state ?? "WAITING"}
        onChange={choose("state")}
        options={getOptions(reviewFilterLabels)}
        placeholder={null}
      />
      <BatchPicker
        label="Batch"
        value={requested.batch === null ? null : batch}
        onChange={(option) => {
          setBatch(option);
          choose("batch")(option?.value ?? "");
        }}
      />
      <CoursePicker
        label="Course"
        status={null}
        value={requested.course === null ? null : course}
        onChange={(option) => {
          setCourse(option);
          choose("course")(option?.value ?? "");
        }}
      />
      <Select
        label="Age"
        value={requested.days === null ? "" : String(requested.days)}
        onChange={choose("days")}
        options={ages}
        placeholder="Any age"
      />
    </div>
  );
}
