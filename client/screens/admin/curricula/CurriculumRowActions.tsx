import { Eye, ListPlus, Pencil, Sparkles, Trash2, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { ButtonLink } from "../../../ui/ButtonLink";
import { curriculumAddresses, viewAddress } from "./curriculumAddresses";

interface Props {
  curriculum: { readonly databaseId: number; readonly title: string };
  onDelete: () => void;
}

/** What can be done with a curriculum of the list. */
export function CurriculumRowActions({ curriculum, onDelete }: Props) {
  const { databaseId, title } = curriculum;
  const to = curriculumAddresses(databaseId);
  const links: readonly [string, string, ReactNode][] = [
    ["View", viewAddress(curriculum), <Eye key="view" />],
    ["Edit", to.edit, <Pencil key="edit" />],
    ["AI", to.topics, <Sparkles key="ai" />],
    ["AI Questions", to.generateQuestions, <ListPlus key="questions" />],
    ["Upload", to.upload, <Upload key="upload" />],
  ];
  return (
    <div className="flex flex-wrap justify-end gap-1.5 max-sm:justify-start">
      {links.map(([label, address, icon]) => (
        <ButtonLink key={label} size="sm" icon={icon} to={address}>
          {label}
          <span className="sr-only">{title}</span>
        </ButtonLink>
      ))}
      <Button size="sm" icon={<Trash2 />} onClick={onDelete}>
        Delete
        <span className="sr-only">{title}</span>
      </Button>
    </div>
  );
}
