import { graphql } from "react-relay";
import {
  type ImportProblem,
  type ImportRow,
  importColumns,
  importMessages,
} from "#gateway/domains/users/importContract";
import type { useImportUsersMutation } from "~/__generated__/useImportUsersMutation.graphql";
import type { FieldError } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useImportUsersMutation($rows: [ImportUserRow!]!) {
    result: importUsers(rows: $rows) {
      __typename
      ... on ImportUsersPayload {
        users {
          id
          databaseId
          name
          username
          email
          tenantId
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: "Users imported successfully", fallback: importMessages.failed };

/** What the server found wrong, by the line of its row: `rows.3.email` is the address of the fourth row. */
function problemsOf(errors: readonly FieldError[], rows: readonly ImportRow[]): ImportProblem[] {
  return errors.flatMap(({ field, message }) => {
    const [, index, name] = field.split(".");
    const line = rows[Number(index)]?.line;
    const column = importColumns.find((one) => one === name) ?? null;
    return line === undefined ? [] : [{ line, column, message }];
  });
}

/** Imports rows, all or none. The promise answers the new users, or null after the reasons were told. */
export function useImportUsers(onProblems: (problems: ImportProblem[]) => void) {
  const [commit, busy] = useMutation<useImportUsersMutation>(mutation, texts);
  const run = async (rows: readonly ImportRow[]) => {
    const imported = await commit(
      { rows: [...rows] },
      { onFieldErrors: (errors) => onProblems(problemsOf(errors, rows)) },
    );
    return imported?.users ?? null;
  };
  return { run, busy };
}
