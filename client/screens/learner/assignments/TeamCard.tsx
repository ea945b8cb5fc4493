import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { assignmentLabels } from "#gateway/domains/assignments/contract";
import type { TeamCard_own$key } from "~/__generated__/TeamCard_own.graphql";
import { joinTeam, leaveTeam } from "~/commands/assignmentCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextInput } from "~/ui/TextInput";

interface Props {
  own: TeamCard_own$key;
  size: number;
  byLearner: boolean;
}

/** A learner's team, or the teams to join. */
export function TeamCard({ own: key, size, byLearner }: Props) {
  const { givenId, team, given, submissions } = useFragment(
    graphql`
      fragment TeamCard_own on OwnAssignment {
        givenId
        team {
          id
          name
          members { userId name }
        }
        given {
          teams {
            id
            databaseId
            name
            members { userId }
          }
        }
        submissions { state }
      }
    `,
    key,
  );
  const [name, setName] = useState("");
  const [join, isJoining] = useMutation(joinTeam);
  const [leave, isLeaving] = useMutation(leaveTeam);
  if (team)
    return (
      <Card title={`Your team: ${team.name}`}>
        <ul className="grid gap-1 text-sm">
          {team.members.map((member) => (
            <li key={member.userId}>{member.name}</li>
          ))}
        </ul>
        {byLearner && submissions.every(({ state }) => state === "DRAFT") && (
          <Button size="sm" className="mt-3" busy={isLeaving} onClick={() => void leave({ givenId })}>
            Leave the team
          </Button>
        )}
      </Card>
    );
  if (!byLearner)
    return (
      <Card title="Your team">
        <p className="text-sm text-muted">
          Your trainers create the teams. You can start once you're in one.
        </p>
      </Card>
    );
  const open = given.teams.filter(({ members }) => members.length < size);
  return (
    <Card title="Choose a team">
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          A team has at most {size} members and hands in one piece of work. Join one, or start your own.
        </p>
        <ul className="grid gap-2">
          {open.map(({ id, databaseId: teamId, name: other, members }) => (
            <li key={id} className="flex items-center justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere">
                {other} ({members.length} of {size})
              </span>
              <Button size="sm" busy={isJoining} onClick={() => void join({ givenId, teamId })}>
                Join {other}
              </Button>
            </li>
          ))}
        </ul>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void join({ givenId, name });
          }}
        >
          <TextInput label={`${assignmentLabels.teamName} name`} value={name} onChange={setName} />
          <Button type="submit" disabled={name.trim() === ""} busy={isJoining}>
            Begin a team
          </Button>
        </form>
      </div>
    </Card>
  );
}
