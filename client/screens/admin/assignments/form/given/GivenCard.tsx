import { CalendarClock, CalendarPlus, Undo2, Users } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GivenCard_given$data, GivenCard_given$key } from "~/__generated__/GivenCard_given.graphql";
import { takeBackAssignment } from "~/commands/givingCommands";
import { formatQuantity } from "~/formats/counts";
import { formatMinute, formatMoment } from "~/formats/moments";
import { figureAddresses } from "~/lists/figures";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { FactGrid } from "~/ui/Facts";
import { useConfirm } from "~/ui/useConfirm";
import { GiveDialog } from "./GiveDialog";
import { ExtensionDialog, TeamDialog } from "./LearnerDialogs";

const fragment = graphql`
  fragment GivenCard_given on GivenAssignment {
    databaseId
    opensAt
    dueAt
    closesAt
    daysAfterTopic
    updatedAt
    submissionCount
    waitingCount
    drafts { learnerName savedAt }
    batch { databaseId name }
    extensions {
      databaseId
      dueAt
      reason
      grantedByName
      user { name }
    }
    teams {
      databaseId
      name
      members { userId name }
    }
  }
`;

type GivenRow = GivenCard_given$data;
type Team = GivenRow["teams"][number];

interface Props {
  given: GivenCard_given$key;
  assignmentId: number;
  teamSize: number;
  hasTopic: boolean;
}

function describeDue({ dueAt, daysAfterTopic }: GivenRow): string {
  if (daysAfterTopic == null) return dueAt ? formatMoment(dueAt) : "No due date";
  const rule = `${formatQuantity(daysAfterTopic, { one: "day", many: "days" })} after its topic`;
  return dueAt ? `${formatMoment(dueAt)} (${rule})` : `${rule}, which is not planned yet`;
}

function Extensions({ extensions }: Pick<GivenRow, "extensions">) {
  if (extensions.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink">Extensions</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {extensions.map(({ databaseId, user, dueAt, reason, grantedByName }) => (
          <li key={databaseId} className="wrap-anywhere">
            <span className="font-medium text-ink">{user.name}</span>
            <span className="text-muted">
              {" "}
              until {formatMoment(dueAt)}: {reason} ({grantedByName})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The learners who have begun and not handed in; their drafts are theirs alone. */
function Drafts({ drafts }: Pick<GivenRow, "drafts">) {
  if (drafts.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="touch inline-flex cursor-pointer items-center font-medium text-ink">
        {formatQuantity(drafts.length, { one: "draft", many: "drafts" })} not handed in
      </summary>
      <ul className="mt-1 grid gap-1">
        {drafts.map(({ learnerName, savedAt }) => (
          <li key={`${learnerName} ${savedAt}`} className="wrap-anywhere">
            <span className="font-medium text-ink">{learnerName}</span>
            <span className="text-muted"> saved {formatMinute(savedAt)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Teams({ teams, onEdit }: Pick<GivenRow, "teams"> & { onEdit: (team: Team) => void }) {
  if (teams.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink">Teams</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {teams.map((team) => (
          <li key={team.databaseId} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium text-ink">{team.name}</span>
              <span className="text-muted"> {team.members.map(({ name }) => name).join(", ")}</span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onEdit(team)}>
              Edit<span className="sr-only"> {team.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Takes back what no one has handed in for. */
function TakeBack({ givenId, name }: { givenId: number; name: string }) {
  const [takeBack] = useMutation(takeBackAssignment);
  const { ask, dialog } = useConfirm((id: number, options) => takeBack({ givenId: id }, options));
  return (
    <>
      <Button size="sm" icon={<Undo2 />} onClick={() => ask(givenId)}>
        Take back
      </Button>
      <ConfirmDialog
        {...dialog}
        title={`Take it back from ${name}`}
        message="Its learners no longer see it. Their drafts, extensions and teams are deleted."
        confirmLabel="Take back"
      />
    </>
  );
}

type Open = "dates" | "extension" | "team" | Team | null;

/** One batch, or everyone enrolled, to whom an assignment was given. */
export function GivenCard({ given: key, assignmentId, teamSize, hasTopic }: Props) {
  const given = useFragment(fragment, key);
  const [open, setOpen] = useState<Open>(null);
  const { databaseId: givenId, batch, opensAt, closesAt, submissionCount, waitingCount, teams } = given;
  const name = batch?.name ?? "Everyone enrolled";
  const close = () => setOpen(null);
  return (
    <Card title={name}>
      <div className="grid gap-4">
        <FactGrid
          className="sm:grid-cols-4"
          facts={[
            ["Opens", formatMoment(opensAt)],
            ["Due", describeDue(given)],
            ["Closes", closesAt ? formatMoment(closesAt) : "Never"],
            ["Handed in", `${submissionCount}, ${waitingCount} to mark`],
          ]}
        />
        <Drafts drafts={given.drafts} />
        <Extensions extensions={given.extensions} />
        <Teams teams={teams} onEdit={setOpen} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<CalendarClock />} onClick={() => setOpen("dates")}>
            Change dates
          </Button>
          {given.dueAt && (
            <Button size="sm" icon={<CalendarPlus />} onClick={() => setOpen("extension")}>
              Grant extension
            </Button>
          )}
          {teamSize > 1 && (
            <Button size="sm" icon={<Users />} onClick={() => setOpen("team")}>
              Add team
            </Button>
          )}
          {submissionCount === 0 && <TakeBack givenId={givenId} name={name} />}
          {waitingCount > 0 && (
            <ButtonLink size="sm" to={figureAddresses.unmarkedOfGiven(givenId)}>
              Review<span className="sr-only"> submissions of {name}</span>
            </ButtonLink>
          )}
        </div>
      </div>
      {open === "dates" && (
        <GiveDialog assignmentId={assignmentId} hasTopic={hasTopic} given={given} onClose={close} />
      )}
      {open === "extension" && (
        <ExtensionDialog givenId={givenId} batch={batch} dueAt={given.dueAt ?? ""} onClose={close} />
      )}
      {(open === "team" || typeof open === "object") && open && (
        <TeamDialog
          givenId={givenId}
          batch={batch}
          teamSize={teamSize}
          team={typeof open === "object" ? open : null}
          onClose={close}
        />
      )}
    </Card>
  );
}
