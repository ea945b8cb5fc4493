import { UserPlus } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { batchFormLimits, batchMessages } from "#gateway/domains/batches/formContract";
import type { AssignUsersScreenQuery } from "~/__generated__/AssignUsersScreenQuery.graphql";
import { assignUsersToBatch } from "~/commands/batchCommands";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { inline } from "~/forms/messages";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { ScreenHead } from "~/layout/ScreenHead";
import { useSelection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { SearchInput } from "~/ui/SearchInput";
import { CandidateList, ChosenUsers, loadAssignableUsers, useAssignableUsers } from "./AssignableUsers";

/** Searches users, selects one or more, and adds them to the batch together. */
function AssignUsersForm({ batchId }: { batchId: number }) {
  const { search, ...found } = useAssignableUsers(batchId);
  const [words, setWords] = useState("");
  const [saved, setSaved] = useState(false);
  const environment = useRelayEnvironment();
  // The selection outlives a search.
  const selection = useSelection("assign");
  const chosen = selection.rows;
  const [failure, setFailure] = useState<{ reason: string; count: number }>();
  // A message about the previous selection no longer applies.
  const error = failure?.count === chosen.length ? failure.reason : undefined;
  const setError = (reason: string | undefined) =>
    setFailure(reason === undefined ? undefined : { reason, count: chosen.length });
  const [assign, assigning] = useMutation(assignUsersToBatch);
  // Busy until the users of the batch are there.
  const busy = assigning || saved;
  const navigate = useNavigate();
  useEffect(() => search(words), [search, words]);
  const back = `/admin/batches/${batchId}/users`;
  const problem = getProblem(chosen.length);
  // Navigates only once the form is clean, or leaving would ask for confirmation.
  useEffect(() => {
    if (saved) void navigate(back);
  }, [saved, navigate, back]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(problem?.inline);
    if (problem) return showErrorsToast([problem.generic]);
    const userIds = chosen.map(({ id }) => id);
    const assigned = await assign({ batchId, userIds }, { onFailure: setError });
    if (assigned) setSaved(true);
  };
  return (
    <Card className="max-w-3xl">
      <UnsavedChanges when={chosen.length > 0 && !busy} />
      <div className="grid gap-5">
        {/* Outside the form: Enter searches instead of submitting. */}
        <SearchInput label="Search users by name or email" value={words} onChange={setWords} />
        <CandidateList
          found={found}
          selection={selection}
          onLoadAll={() => loadAssignableUsers(environment, batchId, words.trim())}
          onRetry={() => search(words)}
        />
        <ChosenUsers users={chosen} onRemove={(user) => selection.set([user], false)} />
        <form noValidate onSubmit={submit} className="grid gap-4">
          {error && (
            <p role="alert" className="text-sm font-medium text-danger-ink">
              {error}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="primary" icon={<UserPlus />} busy={busy}>
              {chosen.length > 1 ? `Assign ${chosen.length} users` : "Assign user"}
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </div>
        </form>
      </div>
    </Card>
  );
}

/** The message for an invalid number of selected users, under the field and in the toast. */
function getProblem(count: number): { inline: string; generic: string } | undefined {
  if (count === 0) return { inline: inline.required("User"), generic: batchMessages.userRequired };
  const { tooManyUsers } = batchMessages;
  return count > batchFormLimits.usersAtOnce ? { inline: tooManyUsers, generic: tooManyUsers } : undefined;
}

function AssignUsers({ batch }: Found<AssignUsersScreenQuery, "batch">) {
  return (
    <>
      <ScreenHead
        screenTitle={`Assign users, ${batch.name}`}
        title="Assign users"
        subtitle={
          batch.courseCount === 0
            ? "No courses yet. Learners are enrolled automatically when you add one."
            : "Learners you add are enrolled in the batch's courses."
        }
      />
      <AssignUsersForm batchId={batch.databaseId} />
    </>
  );
}

const query = graphql`
  query AssignUsersScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) { id databaseId name courseCount }
  }
`;

/** Adds one or more users to a batch. */
export const AssignUsersScreen = foundScreen(query, "batch", AssignUsers);
