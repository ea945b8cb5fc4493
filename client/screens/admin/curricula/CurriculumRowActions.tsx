import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { curriculumAddresses, viewAddress } from "./curriculumAddresses";

interface Props {
  curriculum: { readonly databaseId: number; readonly title: string };
  onDelete: () => void;
}

/** What can be done with a curriculum of the list. */
export function CurriculumRowActions({ curriculum, onDelete }: Props) {
  const { databaseId, title } = curriculum;
  const to = curriculumAddresses(databaseId);
  const links: readonly [label: string, address: string][] = [
    ["View", viewAddress(curriculum)],
    ["Edit", to.edit],
    ["AI", to.topics],
    ["AI Questions", to.generateQuestions],
    ["Upload", to.upload],
  ];
  return (
    <div className="flex flex-wrap justify-end gap-1.5 max-sm:justify-start sm:max-xl:w-64 xl:flex-nowrap">
      {links.map(([label, address]) => (
        <ButtonLink key={label} size="sm" to={address}>
          {label}
          <span className="sr-only">{title}</span>
        </ButtonLink>
      ))}
      <Button size="sm" onClick={onDelete}>
        Delete
        <span className="sr-only">{title}</span>
      </Button>
    </div>
  );
}
