import { demoId } from "#tests/support/factory";
import type { openSuite } from "#tests/support/suite";

export interface File {
  id: number;
  url: string;
}

export interface Way {
  field: string;
  /** A mutation with the variables `id` and `input`. */
  document: string;
  id?: number;
  input: (file: File) => unknown;
}

interface Written extends Pick<Way, "field" | "input"> {
  /** The row to update, and the argument that names it. */
  id: number;
  key: string;
}

export const refusal = "... on Refusal { code fieldErrors { field message } }";
export const way = (name: string, type: string, args: string) =>
  `mutation ($id: Int, $input: ${type}!) { result: ${name}(${args}input: $input) { __typename ${refusal} } }`.replace(
    "$id: Int,",
    args.includes("$id") ? "$id: Int!," : "",
  );

const newBlock = way("addTopicBlock", "TopicBlockInput", "topicId: $id, ");

/** Every command that can make something use a file, with a row for each. */
export async function openFileWays({ test, factory }: Awaited<ReturnType<typeof openSuite>>) {
  const { prisma } = test.database;
  const { id: categoryId } = await factory.category();
  const course = await factory.course();
  const { topic } = await factory.module(course);
  const curriculum = await factory.curriculum();
  const resource = await factory.resource({ courseId: course.id });
  const post = await factory.blogPost();
  const block = await prisma.topicBlock.create({
    data: {
      organizationId: demoId,
      courseId: course.id,
      topicId: topic.id,
      kind: "TEXT",
      displayOrder: 1,
      updatedById: 1,
      updatedByName: "Made",
    },
  });

  let count = 0;
  const courseInput = (imageUrl: string) => {
    count += 1;
    const texts = { code: `USE${count}`, title: `Use ${count}`, description: "Made", imageUrl };
    return { ...texts, categoryId, status: "DRAFT" };
  };
  const curriculumInput = (imageUrl: string) => ({
    ...courseInput(imageUrl),
    duration: 60,
    level: "BEGINNER",
  });
  const resourceInput = (url: string) => ({
    name: "Made",
    type: "FILE",
    url,
    visibility: "PUBLIC",
    duration: 0,
    status: "DRAFT",
    tags: "",
  });
  const postInput = (address: string) => {
    count += 1;
    const texts = { title: `Use ${count}`, slug: `use-${count}`, summary: "Made", authorName: "Made" };
    return { ...texts, body: `![](${address})`, status: "DRAFT" };
  };
  const omit = <Name extends string>(input: Record<string, unknown>, ...names: Name[]) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name as Name)));

  /** The two commands that one form is for. */
  const written = (type: string, { field, id, key, input }: Written): Record<string, Way> => ({
    [`create${type}`]: { field, document: way(`create${type}`, `${type}Input`, ""), input },
    [`update${type}`]: { field, document: way(`update${type}`, `${type}Input`, `${key}: $id, `), id, input },
  });

  const ways: Record<string, Way> = {
    ...written("Course", {
      field: "imageUrl",
      key: "courseId",
      id: course.id,
      input: ({ url }) => courseInput(url),
    }),
    ...written("Curriculum", {
      field: "imageUrl",
      key: "curriculumId",
      id: curriculum.id,
      input: ({ url }) => omit(curriculumInput(url), "code", "categoryId"),
    }),
    createResource: {
      field: "url",
      document: way("createResource", "ResourceInput", "courseId: $id, "),
      id: course.id,
      input: ({ url }) => resourceInput(url),
    },
    updateResource: {
      field: "url",
      id: resource.id,
      document: way("updateResource", "ResourceInput", `courseId: ${course.id}, resourceId: $id, `),
      input: ({ url }) => resourceInput(url),
    },
    ...written("BlogPost", {
      field: "body",
      key: "postId",
      id: post.id,
      input: ({ url }) => postInput(url),
    }),
    "addTopicBlock by id": {
      field: "fileId",
      document: newBlock,
      id: topic.id,
      input: ({ id }) => ({ kind: "FILE", fileId: id }),
    },
    "addTopicBlock in a text": {
      field: "markdown",
      document: newBlock,
      id: topic.id,
      input: ({ url }) => ({ kind: "TEXT", markdown: `See [this](${url})` }),
    },
    updateTopicBlock: {
      field: "markdown",
      id: block.id,
      document: way("updateTopicBlock", "TopicBlockInput", "blockId: $id, "),
      input: ({ url }) => ({ kind: "CALLOUT", tone: "TIP", markdown: url }),
    },
    importTopicBlocks: {
      field: "lines.3",
      id: topic.id,
      document: `mutation ($id: Int!, $input: String!) {
        result: importTopicBlocks(topicId: $id, markdown: $input) { __typename ${refusal} }
      }`,
      input: ({ url }) => `Text\n\n# Title\n\n![](${url})`,
    },
  };

  return { courseInput, resourceInput, ways };
}
