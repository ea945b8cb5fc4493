import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { OutlineModuleInput } from "../outlines/OutlineModuleInput";
import { ChangedCourse } from "./ChangedCourse";
import { Course } from "./Course";
import { Module } from "./Module";
import { addModule, addTopic, deleteModule, deleteTopic, saveOutline } from "./outlineCommands";

interface Added {
  courseId: number;
  moduleId: number;
}

const AddedModule = builder.objectRef<Added>("AddModulePayload").implement({
  description: "A new module and its course.",
  authScopes: { staff: true },
  fields: (t) => ({
    module: t.prismaField({
      type: Module,
      description: "The module.",
      resolve: (query, { moduleId }, _args, { db }) =>
        db.module.findUniqueOrThrow({ ...query, where: { id: moduleId } }),
    }),
    course: t.prismaField({
      type: Course,
      description: "Its course.",
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
  }),
});

const AddedTopic = builder.objectRef<{ courseId: number; topicId: number }>("AddTopicPayload").implement({
  description: "A new topic and its course.",
  authScopes: { staff: true },
  fields: (t) => ({
    topic: t.prismaField({
      type: "Topic",
      description: "The topic.",
      resolve: (query, { topicId }, _args, { db }) =>
        db.topic.findUniqueOrThrow({ ...query, where: { id: topicId } }),
    }),
    course: t.prismaField({
      type: Course,
      description: "Its course.",
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
  }),
});

const courseNumber = { required: true, description: "The course's id." } as const;
const moduleNumber = { required: true, description: "The id of a module of the course." } as const;

builder.mutationField("addModule", (t) =>
  t.field({
    type: AddedModule,
    description: "Adds a module at the end of a course. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AddModule"),
    args: {
      courseId: t.arg.int(courseNumber),
      name: t.arg.string({ required: true, description: "The module's name, at most 150 characters." }),
    },
    resolve: async (_root, { courseId, name }, context) => {
      const moduleId = await addModule(context, requireMember(context.viewer), { courseId, input: { name } });
      return { courseId, moduleId };
    },
  }),
);

builder.mutationField("addTopic", (t) =>
  t.field({
    type: AddedTopic,
    description: "Adds a topic at the end of a module. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AddTopic"),
    args: {
      courseId: t.arg.int(courseNumber),
      moduleId: t.arg.int(moduleNumber),
      name: t.arg.string({ required: true, description: "The topic's name, at most 150 characters." }),
    },
    resolve: async (_root, { courseId, moduleId, name }, context) => {
      const topic = { courseId, moduleId, input: { name } };
      return { courseId, topicId: await addTopic(context, requireMember(context.viewer), topic) };
    },
  }),
);

builder.mutationField("deleteModule", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Deletes a module with its topics and questions. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteModule"),
    args: { courseId: t.arg.int(courseNumber), moduleId: t.arg.int(moduleNumber) },
    resolve: async (_root, { courseId, moduleId }, context) => {
      await deleteModule(context, requireMember(context.viewer), { courseId, moduleId });
      return { courseId };
    },
  }),
);

builder.mutationField("deleteTopic", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Deletes a topic, and with it the progress of learners and batches on it. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteTopic"),
    args: {
      courseId: t.arg.int(courseNumber),
      moduleId: t.arg.int(moduleNumber),
      topicId: t.arg.int({ required: true, description: "The id of a topic of the module." }),
    },
    resolve: async (_root, { courseId, moduleId, topicId }, context) => {
      await deleteTopic(context, requireMember(context.viewer), { courseId, moduleId, topicId });
      return { courseId };
    },
  }),
);

builder.mutationField("saveOutline", (t) =>
  t.field({
    type: ChangedCourse,
    description:
      "Saves a course's whole outline in its new order: missing rows are deleted. CONFLICT if the course has changed since the version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SaveOutline"),
    args: {
      courseId: t.arg.int(courseNumber),
      version: t.arg({ type: "DateTime", description: "The course's updatedAt that the editor began from." }),
      modules: t.arg({ type: [OutlineModuleInput], required: true, description: "All modules, in order." }),
    },
    resolve: async (_root, { courseId, version, modules }, context) => {
      const change = { courseId, version: version ?? null, input: { modules } };
      await saveOutline(context, requireMember(context.viewer), change);
      return { courseId };
    },
  }),
);
