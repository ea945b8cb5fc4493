import { Trash2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { assignmentLabels, teamSchema } from "#gateway/domains/assignments/contract";
import { saveTeam } from "~/commands/givingCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { TextInput } from "~/ui/TextInput";
import { LearnerPicker } from "./LearnerPicker";

const schema = teamSchema.extend({ userIds: z.array(z.number()).min(1, "Choose at least one learner") });
const labels = { name: assignmentLabels.teamName, userIds: "Members" };

interface Props {
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
export function TeamDialog({ givenId, batch, teamSize, team, onClose }: Props) {
  const save = useSave(saveTeam);
  const [end, isEnding] = useMutation(saveTeam);
  const known = team?.members ?? [];
  const [names, setNames] = useState(() => new Map(known.map(({ userId, name }) => [userId, name])));
  const form = useForm({
    ...{ schema, labels },
    initial: { name: team?.name ?? "", userIds: known.map(({ userId }) => userId) },
    onSubmit: ({ name, userIds }): Promise<boolean> =>
      save(
        { givenId, teamId: team?.databaseId ?? null, name, userIds },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
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
