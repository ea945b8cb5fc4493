import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { OutlineModuleInput } from "../outlines/OutlineModuleInput";
import { ChangedCourse } from "./ChangedCourse";
import { Course } from "./Course";
import { Module } from "./Module";
import { addModule, addTopic, deleteModule, deleteTopic, saveOutline } from "./outlineCommands";

const AddedModule = changedPayload("AddModulePayload", {
  description: "A new module and its course.",
  rows: {
    module: { type: Module, id: "moduleId", description: "The module." },
    course: { type: Course, id: "courseId", description: "Its course." },
  },
});

const AddedTopic = changedPayload("AddTopicPayload", {
  description: "A new topic and its course.",
  rows: {
    topic: { type: "Topic", id: "topicId", description: "The topic." },
    course: { type: Course, id: "courseId", description: "Its course." },
  },
});

const moduleNumber = required("Int", "The id of a module of the course.");

staffMutation("addModule", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: AddedModule,
  description: "Adds a module at the end of a course. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    name: required("String", "The module's name, at most 150 characters."),
  }),
  run: async (context, member, { courseId, name }) => {
    const moduleId = await addModule(context, member, { courseId, input: { name } });
    return { courseId, moduleId };
  },
});

staffMutation("addTopic", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: AddedTopic,
  description: "Adds a topic at the end of a module. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    moduleId: moduleNumber,
    name: required("String", "The topic's name, at most 150 characters."),
  }),
  run: async (context, member, { courseId, moduleId, name }) => {
    const topic = { courseId, moduleId, input: { name } };
    return { courseId, topicId: await addTopic(context, member, topic) };
  },
});

staffMutation("deleteModule", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedCourse,
  description: "Deletes a module with its topics and questions. Requires staff.",
  args: toArgs({ courseId: rowId("course"), moduleId: moduleNumber }),
  run: deleteModule,
});

staffMutation("deleteTopic", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedCourse,
  description: "Deletes a topic with the progress of learners and batches on it. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    moduleId: moduleNumber,
    topicId: required("Int", "The id of a topic of the module."),
  }),
  run: deleteTopic,
});

staffMutation("saveOutline", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedCourse,
  description:
    "Saves a course's whole outline in its new order; missing rows are deleted. STALE if the course has changed since the version. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    version: optional("DateTime", "The course's updatedAt when the edit began."),
    modules: required([OutlineModuleInput], "All modules, in order."),
  }),
  run: async (context, member, { courseId, version, modules }) => {
    const change = { courseId, version: version ?? null, input: { modules } };
    await saveOutline(context, member, change);
    return { courseId };
  },
});
