import { graphql, useFragment } from "react-relay";
import { getValues } from "#gateway/domains/labelsContract";
import {
  lessonLimits,
  pickSettings,
  type TopicCompletion,
  type TopicOpening,
  topicCompletionLabels,
  topicLabels,
  topicOpeningLabels,
  topicSettingsSchema,
} from "#gateway/domains/lessons/contract";
import type { TopicSettings_topic$key } from "~/__generated__/TopicSettings_topic.graphql";
import { updateTopic } from "~/commands/lessonCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useVersionedForm } from "~/forms/useVersionedForm";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { Checkbox } from "~/ui/Checkbox";
import { NumberInput } from "~/ui/NumberInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

const fragment = graphql`
  fragment TopicSettings_topic on Topic {
    databaseId
    version
    name
    summary
    minutes
    isPreview
    completion
    threshold
    opening
  }
`;

const completionHints: Record<TopicCompletion, string> = {
  MANUAL: "A checkbox below the lesson.",
  VIEWED: "Each block was on screen once.",
  WATCHED: "Enough of the uploaded videos was played.",
  ANSWERED: "Each question was checked once, right or wrong.",
};

const openingHints: Record<TopicOpening, string> = {
  ALWAYS: "Once the learner is enrolled.",
  IN_ORDER: "Once the learner has completed that topic.",
  WITH_PLAN:
    "For batches: on the planned day, or when the trainer completes the topic. For everyone else: always.",
};

const completions = getValues(topicCompletionLabels).map((value) => ({
  value,
  label: topicCompletionLabels[value],
  hint: completionHints[value],
}));
const openings = getValues(topicOpeningLabels).map((value) => ({
  value,
  label: topicOpeningLabels[value],
  hint: openingHints[value],
}));

const toValues = (topic: FragmentData<TopicSettings_topic$key>) => ({
  ...pickSettings(topic),
  minutes: String(topic.minutes),
  completion: String(topic.completion),
  threshold: String(topic.threshold),
  opening: String(topic.opening),
});

interface Props {
  topic: TopicSettings_topic$key;
  /** Reads the latest settings, after someone else saved first. */
  onStale: () => void;
  onClose: () => void;
}

/** The settings of a topic: what it is called, when it opens, and what completes it. */
export function TopicSettings({ topic: key, onStale, onClose }: Props) {
  const topic = useFragment(fragment, key);
  const [commit] = useMutation(updateTopic);
  const { form, crossing } = useVersionedForm({
    schema: topicSettingsSchema,
    labels: topicLabels,
    kept: { name: "topic", id: topic.databaseId },
    saved: { version: String(topic.version), values: toValues(topic) },
    async onSave(input, { version, onFieldErrors, onStale: awaitNewest }) {
      const variables = { topicId: topic.databaseId, version: Number(version), input };
      const stale = () => {
        awaitNewest();
        onStale();
      };
      const saved = await commit(variables, { onFieldErrors, onStale: stale });
      if (saved) onClose();
      return saved !== null;
    },
  });
  const conflict = {
    title: "Someone else changed these settings",
    crossing,
    labels: topicLabels,
    formatTheirs: ({ theirs }: { theirs: string | boolean }) => String(theirs),
  };
  return (
    <FormDialog
      sheet
      title="Lesson settings"
      form={form}
      submit="Save settings"
      conflict={conflict}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
      <TextArea
        {...form.field("summary")}
        limit={lessonLimits.summary}
        hint="One or two sentences, shown above the lesson."
      />
      <NumberInput {...form.field("minutes")} min={0} max={lessonLimits.minutes} hint="0 if unknown." />
      <Checkbox
        {...form.field("isPreview")}
        label="Free preview"
        hint="Everyone who sees the course can read this lesson without enrolling."
      />
      <RadioGroup {...form.field("completion")} options={completions} />
      {form.values.completion === "WATCHED" && (
        <NumberInput {...form.field("threshold")} min={1} max={100} hint="Percent of the videos." />
      )}
      <RadioGroup {...form.field("opening")} options={openings} />
    </FormDialog>
  );
}
