import { BookOpen } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CourseOutline_course$key } from "~/__generated__/CourseOutline_course.graphql";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ModuleOutline } from "./ModuleOutline";

/** The most topics that are listed at once; a longer curriculum opens with only its first module expanded. */
const topicsOpen = 60;

/** The curriculum: modules with their topics. */
export function CourseOutline({ course: key }: { course: CourseOutline_course$key }) {
  const { code, modules } = useFragment(
    graphql`
      fragment CourseOutline_course on Course {
        code
        modules {
          id
          topics { id }
          ...ModuleOutline_module
        }
      }
    `,
    key,
  );
  const ids = modules.map(({ id }) => id);
  const isShort = modules.reduce((sum, { topics }) => sum + topics.length, 0) <= topicsOpen;
  const { isOpen, setOpen, allOpen, toggleAll } = useOpenModules(ids, isShort ? ids : ids.slice(0, 1));
  if (modules.length === 0)
    return (
      <Card title="Curriculum">
        <EmptyState icon={<BookOpen />} title="No curriculum yet">
          Modules and topics appear here once they are published.
        </EmptyState>
      </Card>
    );
  return (
    <Card
      title="Curriculum"
      flush
      actions={
        modules.length > 1 && (
          <Button size="sm" variant="ghost" className="-my-1" onClick={toggleAll}>
            {allOpen ? "Collapse all" : "Expand all"}
          </Button>
        )
      }
    >
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {modules.map((module, index) => (
          <li key={module.id}>
            <ModuleOutline
              code={code}
              module={module}
              number={index + 1}
              open={isOpen(module.id)}
              onToggle={(open) => setOpen(module.id, open)}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useOpenModules(ids: readonly string[], openAtFirst: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(openAtFirst));
  const allOpen = ids.every((id) => opened.has(id));
  return {
    allOpen,
    isOpen: (id: string) => opened.has(id),
    toggleAll: () => setOpened(new Set(allOpen ? [] : ids)),
    setOpen: (id: string, open: boolean) =>
      setOpened((before) => new Set(open ? [...before, id] : [...before].filter((other) => other !== id))),
  };
}
