import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { EditCurriculumScreenMutation } from "~/__generated__/EditCurriculumScreenMutation.graphql";
import type { EditCurriculumScreenQuery } from "~/__generated__/EditCurriculumScreenQuery.graphql";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { curriculumAddresses, viewAddress } from "../curriculumAddresses";
import type { SaveCurriculum } from "./AdminCurriculumForm";
import { AdminCurriculumForm } from "./AdminCurriculumForm";

const query = graphql`
  query EditCurriculumScreenQuery($databaseId: Int!) @preloadable {
    curriculum(databaseId: $databaseId) {
      databaseId
      title
      updatedAt
      ...AdminCurriculumForm_curriculum
    }
  }
`;

const mutation = graphql`
  mutation EditCurriculumScreenMutation($curriculumId: Int!, $version: DateTime!, $input: CurriculumInput!) {
    result: updateCurriculum(curriculumId: $curriculumId, version: $version, input: $input) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          updatedAt
          ...AdminCurriculumForm_curriculum
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: curriculumMessages.updated, fallback: "Unable to update curriculum" };

type Shown = NonNullable<EditCurriculumScreenQuery["response"]["curriculum"]>;

/** Edits a curriculum's details, then returns to it. */
export function EditCurriculumScreen() {
  const { curriculum } = useRouteQuery<EditCurriculumScreenQuery>(query);
  return curriculum ? <Editor curriculum={curriculum} /> : <NotFound kind="curriculum" />;
}

function Editor({ curriculum }: { curriculum: Shown }) {
  const { databaseId, title, updatedAt } = curriculum;
  const name = `Edit ${title}`;
  useScreenTitle(name);
  const leave = useLeaveForm();
  const [update] = useMutation<EditCurriculumScreenMutation>(mutation, texts);
  const environment = useRelayEnvironment();
  const [crossed, setCrossed] = useState(false);
  const { detail } = curriculumAddresses(databaseId);
  const readNewest = async () => {
    await fetchQuery<EditCurriculumScreenQuery>(environment, query, { databaseId }).toPromise();
    setCrossed(true);
  };
  const save: SaveCurriculum = async (input, onFieldErrors) => {
    const variables = { curriculumId: databaseId, version: updatedAt, input };
    const saved = await update(variables, { onFieldErrors, onStale: () => void readNewest() });
    if (!saved) return false;
    leave(detail);
    return true;
  };
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: "Curriculum", to: "/admin/curriculum" },
          { label: title, to: viewAddress(curriculum) },
          { label: "Edit" },
        ]}
      />
      <AdminCurriculumForm
        curriculum={curriculum}
        crossed={crossed}
        onUncrossed={() => setCrossed(false)}
        submitLabel="Save curriculum"
        back={detail}
        onSave={save}
      />
    </>
  );
}
