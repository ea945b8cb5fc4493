import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { z } from "zod";
import { assignmentLabels, assignmentLimits, teamSchema } from "#gateway/domains/assignments/contract";
import { requiredText } from "#gateway/domains/contract";
import { isDay } from "#gateway/domains/dayTextContract";
import type { LearnerDialogsBatchQuery } from "~/__generated__/LearnerDialogsBatchQuery.graphql";
import { grantExtension, saveTeam } from "~/commands/givingCommands";
import { toMoment } from "~/formats/dayAndTime";
import { formatMoment } from "~/formats/moments";
import { FormDialog } from "~/forms/FormDialog";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import { useDialogForm } from "~/forms/useDialogForm";
import { useOptionField } from "~/forms/useOptionField";
import { useMatches } from "~/relay/useMatches";
import { useMutation } from "~/relay/useMutation";
import { PersonPicker, personOption } from "~/screens/admin/PersonPicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { IconButton } from "~/ui/IconButton";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";
import { TextInput } from "~/ui/TextInput";

const query = graphql`
  query LearnerDialogsBatchQuery($batchId: Int!, $search: String!) {
    batch(databaseId: $batchId) {
      users(first: 20, search: $search) {
        nodes {
          id
          user { databaseId name email }
        }
      }
    }
  }
`;

interface BatchLearnerProps extends MatchFieldProps {
  batchId: number;
}

function BatchLearnerPicker({ batchId, ...props }: BatchLearnerProps) {
  const found = useMatches<LearnerDialogsBatchQuery, ComboboxOption>({
    query,
    variables: (search) => ({ batchId, search }),
    read: ({ batch }) => ({ matches: batch?.users.nodes.map(({ user }) => personOption(user)) ?? [] }),
  });
  return <MatchCombobox placeholder="Search by name or email" {...props} found={found} />;
}

interface PickerProps extends MatchFieldProps {
  /** Offers its learners only; null offers all learners. */
  batch: { readonly databaseId: number } | null | undefined;
}

/** A search for a learner to whom something was given. */
const LearnerPicker = ({ batch, ...props }: PickerProps) =>
  batch ? (
    <BatchLearnerPicker {...props} batchId={batch.databaseId} />
  ) : (
    <PersonPicker {...props} userType="U" />
  );

const teamFormSchema = teamSchema.extend({
  userIds: z.array(z.number()).min(1, "Choose at least one learner"),
});
const teamLabels = { name: assignmentLabels.teamName, userIds: "Members" };

interface TeamProps {
  givenId: number;
  batch: { readonly databaseId: number } | null | undefined;
  teamSize: number;
  /** Null makes one. */
  team: {
    readonly databaseId: number;
    readonly name: string;
    readonly members: readonly { readonly userId: number; readonly name: string }[];
  } | null;
  onClose: () => void;
}

/** Makes a team, changes who is in it, or ends it. */
export function TeamDialog({ givenId, batch, teamSize, team, onClose }: TeamProps) {
  const [end, isEnding] = useMutation(saveTeam);
  const known = team?.members ?? [];
  const [names, setNames] = useState(() => new Map(known.map(({ userId, name }) => [userId, name])));
  const form = useDialogForm(saveTeam, {
    schema: teamFormSchema,
    labels: teamLabels,
    initial: { name: team?.name ?? "", userIds: known.map(({ userId }) => userId) },
    toVariables: ({ name, userIds }) => ({ givenId, teamId: team?.databaseId ?? null, name, userIds }),
    onClose,
  });
  const { value: userIds, onChange: setUserIds, ...field } = form.field("userIds");
  const endTeam = async () => {
    if (!team) return;
    if (await end({ givenId, teamId: team.databaseId, name: team.name, userIds: [] })) onClose();
  };
  return (
    <FormDialog
      title={team ? "Edit team" : "Add team"}
      description={`At most ${teamSize} learners.`}
      form={form}
      submit="Save team"
      onClose={onClose}
      note={
        team && (
          <div className="mt-5 border-t border-line pt-4">
            <Button busy={isEnding} onClick={() => void endTeam()}>
              End team
            </Button>
          </div>
        )
      }
    >
      <TextInput {...form.field("name")} autoComplete="off" />
      <LearnerPicker
        {...field}
        label="Add member"
        required={undefined}
        batch={batch}
        disabled={userIds.length >= teamSize}
        value={null}
        onChange={(option) => {
          if (!option) return;
          const userId = Number(option.value);
          setNames(new Map(names).set(userId, option.label));
          setUserIds([...userIds.filter((other) => other !== userId), userId]);
        }}
      />
      <ul className="grid gap-1" aria-label="Members">
        {userIds.map((userId) => (
          <li key={userId} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{names.get(userId)}</span>
            <IconButton
              label={`Remove ${names.get(userId) ?? "member"}`}
              icon={<Trash2 />}
              onClick={() => setUserIds(userIds.filter((other) => other !== userId))}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

const extensionSchema = z.object({
  userId: requiredText(assignmentLabels.userId),
  dueAt: requiredText(assignmentLabels.dueAt).refine(isDay, "Please enter a valid date."),
  dueTime: z.string(),
  reason: requiredText(assignmentLabels.reason, { max: assignmentLimits.reason }),
});
const extensionLabels = {
  userId: assignmentLabels.userId,
  dueAt: assignmentLabels.dueAt,
  dueTime: "Due (time)",
  reason: assignmentLabels.reason,
};
const noExtension = { userId: "", dueAt: "", dueTime: "", reason: "" };

interface ExtensionProps {
  givenId: number;
  batch: { readonly databaseId: number } | null | undefined;
  /** When it is due for the others. */
  dueAt: string;
  onClose: () => void;
}

/** Grants one learner a later due date, with its reason. */
export function ExtensionDialog({ givenId, batch, dueAt, onClose }: ExtensionProps) {
  const form = useDialogForm(grantExtension, {
    schema: extensionSchema,
    labels: extensionLabels,
    initial: noExtension,
    kept: { name: "extension", id: givenId },
    toVariables: (typed) => ({
      givenId,
      userId: Number(typed.userId),
      reason: typed.reason,
      dueAt: toMoment({ day: typed.dueAt, time: typed.dueTime }, "closes") ?? dueAt,
    }),
    onClose,
  });
  const learner = useOptionField(form.field("userId"));
  return (
    <FormDialog
      title="Grant extension"
      description={`For others it's due on ${formatMoment(dueAt)}.`}
      form={form}
      submit="Grant extension"
      onClose={onClose}
    >
      <LearnerPicker {...learner} batch={batch} />
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentFields {...bindMoment(form, ["dueAt", "dueTime"])} end="closes" />
      </div>
      <TextInput {...form.field("reason")} autoComplete="off" />
    </FormDialog>
  );
}
