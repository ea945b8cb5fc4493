import { CloudDownload, CloudUpload } from "lucide-react";
import { useState } from "react";
import type { PublishStatus } from "#gateway/domains/courses/contract";
import { setPublications } from "~/commands/courseCommands";
import { formatQuantity } from "~/formats/counts";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { courseNoun } from "../courseMessages";

const words = {
  PUBLISHED: { verb: "Publish", did: "published", message: "Visitors and learners will see them." },
  DRAFT: { verb: "Unpublish", did: "unpublished", message: "Only staff will see them." },
} as const;

/** The actions for the selected courses. */
export function CourseBulkActions({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<PublishStatus | null>(null);
  const [commit] = useMutation(setPublications);
  const courseIds = selection.rows.map(({ id }) => id);
  const change = async () => {
    if (asked === null) return;
    const optimisticResponse = {
      result: {
        ...{ __typename: "ChangedCoursesPayload" as const, refused: [] },
        courses: selection.rows.map(({ key }) => ({ id: key, status: asked })),
      },
    };
    setAsked(null);
    const done = await commit({ courseIds, status: asked }, { optimisticResponse });
    if (!done) return;
    const { did } = words[asked];
    tellOutcome({ done: done.courses.length, refused: done.refused, noun: courseNoun, did, selection });
  };
  return (
    <>
      <Button size="sm" icon={<CloudUpload />} onClick={() => setAsked("PUBLISHED")}>
        Publish
      </Button>
      <Button size="sm" icon={<CloudDownload />} onClick={() => setAsked("DRAFT")}>
        Unpublish
      </Button>
      {asked && (
        <ConfirmDialog
          open
          tone="primary"
          title={`${words[asked].verb} ${formatQuantity(courseIds.length, courseNoun)}`}
          message={words[asked].message}
          confirmLabel={words[asked].verb}
          cancelLabel="Cancel"
          onConfirm={change}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
