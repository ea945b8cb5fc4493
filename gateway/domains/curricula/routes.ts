import { get, list } from "#gateway/routes/calls";
import { writtenRows } from "#gateway/routes/editedRows";
import { givenOr, people, plain, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { queryPage } from "#gateway/routes/fragments";
import { outline } from "#gateway/routes/outline";
import type { RestRoute } from "#gateway/routes/route";
import { outlineSchema } from "../outlines/contract";
import { curriculumDefaults, curriculumSchema } from "./contract";

const curriculumFields = `id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId updatedAt`;

const curriculumForm: RestForm = {
  fields: {
    title: text("title"),
    description: text("description"),
    price: plain("price"),
    duration: givenOr("duration", curriculumDefaults.duration),
    imageUrl: text("imageUrl"),
    status: givenOr("status", curriculumDefaults.status),
    level: givenOr("level", curriculumDefaults.level),
    ...people,
    modules: outline("modules"),
  },
  schema: () => curriculumSchema.extend({ modules: outlineSchema.shape.modules.optional() }),
};

const notFound = "Curriculum not found";

/** The calls on curricula. */
export const routes: readonly RestRoute[] = [
  list("curriculum", { notFound, document: queryPage("curricula", curriculumFields, "sort: CREATED") }),
  get("curriculum/{id}", {
    notFound,
    document: `query ($id: Int!) {
      answer: curriculum(databaseId: $id) {
        ${curriculumFields} objectives
        modules { id: databaseId name module_name: name displayOrder topics { id: databaseId name title: name topic_name: name displayOrder } }
      }
    }`,
  }),
  ...writtenRows("curriculum", {
    noun: "curriculum",
    notFound,
    fields: `${curriculumFields} objectives`,
    payload: "CurriculumPayload",
    form: curriculumForm,
    hasOutline: true,
  }),
];
