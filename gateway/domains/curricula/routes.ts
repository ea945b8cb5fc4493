import { get, list, post, put, remove } from "#gateway/routes/calls";
import { givenOr, numberAbove0, people, plain, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, page, refusal } from "#gateway/routes/fragments";
import { outline } from "#gateway/routes/outline";
import type { RestRoute } from "#gateway/routes/route";
import { outlineSchema } from "../outlines/contract";
import { curriculumDefaults, curriculumSchema } from "./contract";

const curriculumFields = `id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId updatedAt`;

const curriculum = `curriculum { id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId objectives updatedAt }`;
const curriculumAnswer = `__typename ... on CurriculumPayload { ${curriculum} } ${refusal}`;

const curriculumForm: RestForm = {
  fields: {
    title: text("title"),
    description: text("description"),
    price: plain("price"),
    duration: numberAbove0("duration", curriculumDefaults.duration),
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
  list("curriculum", {
    notFound,
    document: `query ($first: Int, $after: String) {
      answer: curricula(first: $first, after: $after, sort: CREATED) { nodes { ${curriculumFields} } ${page} }
    }`,
  }),
  get("curriculum/{id}", {
    notFound,
    document: `query ($id: Int!) {
      answer: curriculum(databaseId: $id) {
        ${curriculumFields} objectives
        modules { id: databaseId name module_name: name displayOrder topics { id: databaseId name title: name topic_name: name displayOrder } }
      }
    }`,
  }),
  post("curriculum", {
    notFound,
    document: `mutation ($input: CurriculumInput!, $modules: [OutlineModuleInput!]) {
      answer: createCurriculum(input: $input, modules: $modules) { ${curriculumAnswer} }
    }`,
    form: curriculumForm,
    part: "curriculum",
  }),
  put("curriculum/{id}", {
    notFound,
    document: `mutation ($id: Int!, $input: CurriculumInput!, $modules: [OutlineModuleInput!], $version: DateTime) {
      answer: updateCurriculum(curriculumId: $id, input: $input, modules: $modules, version: $version) {
        ${curriculumAnswer}
      }
    }`,
    form: curriculumForm,
    part: "curriculum",
  }),
  remove("curriculum/{id}", { document: mutationByIds("deleteCurriculum", { curriculumId: "id" }) }),
];
