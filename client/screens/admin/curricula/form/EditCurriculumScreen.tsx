import { useState } from "react";
import { graphql } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { EditCurriculumScreenMutation } from "~/__generated__/EditCurriculumScreenMutation.graphql";
import type { EditCurriculumScreenQuery } from "~/__generated__/EditCurriculumScreenQuery.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
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
      ... on CurriculumPayload @alias(as: "payload") {
        curriculum {
          ...AdminCurriculumForm_curriculum
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
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
  const readNewest = useReadNewest<EditCurriculumScreenQuery>(query, { databaseId });
  const save = useSave<EditCurriculumScreenMutation>(mutation, texts, readNewest);
  const [crossed, setCrossed] = useState(false);
  const { detail } = curriculumAddresses(databaseId);
  const update: SaveCurriculum = (input, onFieldErrors) =>
    save(
      { curriculumId: databaseId, version: updatedAt, input },
      { onFieldErrors, onStale: () => setCrossed(true), to: detail },
    );
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
        onSave={update}
      />
    </>
  );
}
