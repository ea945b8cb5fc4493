import { Pencil, Plus, ScrollText, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdminCurriculumModules_curriculum$key } from "~/__generated__/AdminCurriculumModules_curriculum.graphql";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { Outline } from "~/ui/Outline";
import { curriculumAddresses } from "../curriculumAddresses";
import { outlineState } from "../useOutlineEditing";
import { CopyLessons } from "./CopyLessons";
import { CurriculumOutlineEditor } from "./CurriculumOutlineEditor";

const fragment = graphql`
  fragment AdminCurriculumModules_curriculum on Curriculum {
    databaseId
    modules {
      id
      name
      topics {
        id
        name
        blocks {
          databaseId
        }
      }
    }
    ...useOutlineEditingOutlineState_curriculum
  }
`;

const blocksNoun = { one: "block", many: "blocks" };

/** A curriculum's modules with their topics, read-only or in the editor. */
export function AdminCurriculumModules({
  curriculum: key,
}: {
  curriculum: AdminCurriculumModules_curriculum$key;
}) {
  const curriculum = useFragment(fragment, key);
  const { databaseId, modules } = curriculum;
  const [editing, setEditing] = useState(false);
  const { place, returnFocus } = useReturningFocus(editing);
  if (editing)
    return (
      <CurriculumOutlineEditor
        stored={outlineState(curriculum)}
        onDone={() => {
          returnFocus();
          setEditing(false);
        }}
      />
    );
  const edit = () => setEditing(true);
  return (
    <div ref={place} className="grid gap-3">
      {modules.length === 0 ? (
        <NoModules databaseId={databaseId} onEdit={edit} />
      ) : (
        <>
          <div className="flex flex-wrap justify-end gap-2">
            <CopyLessons curriculumId={databaseId} />
            <Button size="sm" icon={<Pencil />} data-edit-outline onClick={edit}>
              Edit outline
            </Button>
          </div>
          <Outline
            modules={modules}
            toNote={({ blocks }) => (blocks.length > 0 ? formatQuantity(blocks.length, blocksNoun) : null)}
          />
        </>
      )}
    </div>
  );
}

/** Returns the focus to the button that opened the editor. */
function useReturningFocus(editing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (editing || !wanted.current) return;
    wanted.current = false;
    place.current?.querySelector<HTMLElement>("[data-edit-outline]")?.focus();
  }, [editing]);
  return {
    place,
    returnFocus: () => {
      wanted.current = true;
    },
  };
}

function NoModules({ databaseId, onEdit }: { databaseId: number; onEdit: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<ScrollText />}
        title="No modules yet"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={<Plus />} data-edit-outline onClick={onEdit}>
              Add modules
            </Button>
            <ButtonLink icon={<Upload />} to={curriculumAddresses(databaseId).upload}>
              Upload an outline
            </ButtonLink>
          </div>
        }
      >
        Add modules and topics here, or upload them as Markdown, CSV or JSON.
      </EmptyState>
    </Card>
  );
}
