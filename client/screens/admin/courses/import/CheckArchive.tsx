import { CircleAlert, FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { importSchema } from "#gateway/domains/archives/contract";
import { formatCount } from "#gateway/domains/countTextContract";
import { courseLabels } from "#gateway/domains/courses/formContract";
import { shownBytes } from "#gateway/domains/files/contract";
import type { CheckArchiveQuery } from "~/__generated__/CheckArchiveQuery.graphql";
import { importCourse } from "~/commands/courseCommands";
import { formatQuantity } from "~/formats/counts";
import { FormSection } from "~/forms/FormSection";
import { useForm } from "~/forms/useForm";
import { FetchedPart } from "~/relay/FetchedPart";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { FactGrid } from "~/ui/Facts";
import { Select } from "~/ui/Select";
import { Skeleton } from "~/ui/Skeleton";
import { TextInput } from "~/ui/TextInput";

const query = graphql`
  query CheckArchiveQuery($fileId: Int!) {
    courseArchive(fileId: $fileId) {
      summary {
        title
        code
        isCodeTaken
        freeCode
        category
        categoryId
        moduleCount
        topicCount
        lessonCount
        questionCount
        resourceCount
        fileCount
        fileBytes
      }
      problems { entry line message }
    }
  }
`;

const labels = { fileId: "Archive", code: courseLabels.code, categoryId: courseLabels.categoryId };

type ArchiveCheck = NonNullable<CheckArchiveQuery["response"]["courseArchive"]>;
type Summary = NonNullable<ArchiveCheck["summary"]>;

interface Props {
  fileId: number;
  categories: readonly { value: string; label: string }[];
  /** Called with the import's id. */
  onStarted: (importId: number) => void;
  /** Chooses another archive. */
  onAgain: () => void;
}

/** Stands for what is read of an archive or its import. */
export const WaitingCard = ({ title, height }: { title: string; height: string }) => (
  <Card title={title}>
    <Skeleton className={height} />
  </Card>
);

/** Begins again with another archive. */
export const AgainButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button icon={<FileUp />} {...props} />
);

/** The contents of an uploaded archive and its problems; without problems it can be imported. */
export function CheckArchive({ fileId, onAgain, ...rest }: Props) {
  const again = <AgainButton onClick={onAgain}>Choose another archive</AgainButton>;
  return (
    <FetchedPart<CheckArchiveQuery>
      query={query}
      variables={{ fileId }}
      loading={<WaitingCard title="Checking the archive…" height="h-48" />}
      failed="Unable to check the archive"
    >
      {({ courseArchive }) =>
        courseArchive ? (
          <CheckedArchive {...rest} {...courseArchive} fileId={fileId} again={again} />
        ) : (
          <EmptyState title="This archive is gone" action={again}>
            Unused files are deleted after seven days.
          </EmptyState>
        )
      }
    </FetchedPart>
  );
}

interface Part extends Omit<Props, "onAgain"> {
  /** The button that chooses another archive. */
  again: ReactNode;
}

function CheckedArchive({ summary, problems, ...part }: Part & ArchiveCheck) {
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      {summary && <SummaryCard summary={summary} />}
      {summary && problems.length === 0 ? (
        <ImportForm {...part} summary={summary} />
      ) : (
        <div>{part.again}</div>
      )}
    </>
  );
}

function Problems({ problems }: { problems: ArchiveCheck["problems"] }) {
  const count = formatQuantity(problems.length, { one: "problem", many: "problems" });
  return (
    <section
      role="alert"
      aria-label="Problems"
      className="rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-ink"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {`This archive can't be imported: ${count}`}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {problems.map(({ entry, line, message }) => (
          <li key={`${entry} ${line} ${message}`} className="wrap-anywhere">
            {entry && (
              <code className="mr-2 font-mono text-xs">{line ? `${entry}, line ${line}` : entry}</code>
            )}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SummaryCard({ summary }: { summary: Summary }) {
  const facts = [
    ["Modules", formatCount(summary.moduleCount)],
    ["Topics", formatCount(summary.topicCount)],
    ["Lessons", formatCount(summary.lessonCount)],
    ["Questions", formatCount(summary.questionCount)],
    ["Resources", formatCount(summary.resourceCount)],
    [
      "Files",
      summary.fileCount === 0 ? "0" : `${formatCount(summary.fileCount)}, ${shownBytes(summary.fileBytes)}`,
    ],
  ] as const;
  return (
    <Card title={summary.title}>
      <FactGrid facts={facts} className="sm:grid-cols-3" />
    </Card>
  );
}

interface FormProps extends Part {
  summary: Summary;
}

function ImportForm({ fileId, categories, onStarted, summary, again }: FormProps) {
  const { code, isCodeTaken, freeCode, category, categoryId } = summary;
  const [commit] = useMutation(importCourse);
  const form = useForm({
    schema: importSchema,
    labels,
    initial: {
      fileId: String(fileId),
      code: freeCode,
      categoryId: categoryId === null ? "" : String(categoryId),
    },
    onSubmit: async (input): Promise<boolean> => {
      const started = await commit({ input }, { onFieldErrors: form.setServerErrors });
      if (started) onStarted(started.courseImport.databaseId);
      return started !== null;
    },
  });
  return (
    <FormSection title="New course" form={form} submit="Import course" beside={again}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field("code")}
          autoComplete="off"
          hint={isCodeTaken ? `Another course has the code ${code}` : "The course's address in the catalogue"}
        />
        <Select
          {...form.field("categoryId")}
          options={categories}
          hint={categoryId === null ? `The archive's category is ${category}` : undefined}
        />
      </div>
    </FormSection>
  );
}
