import { useState } from "react";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { CoursePicker } from "./CoursePicker";

interface Props {
  /** The course of the address; null for all. */
  course: ComboboxOption | null;
  /** Whether the address, or the one on its way, names a course. */
  isChosen: boolean;
  /** Called with the course's id, or with an empty text for all. */
  onChoose: (id: string) => void;
}

/** Narrows a list to one course. */
export function CourseFilter({ course, isChosen, onChoose }: Props) {
  const [chosen, setChosen] = useState(course);
  return (
    <CoursePicker
      label="Course"
      hideLabel
      status={null}
      placeholder="All courses"
      value={isChosen ? chosen : null}
      onChange={(option) => {
        setChosen(option);
        onChoose(option?.value ?? "");
      }}
    />
  );
}
