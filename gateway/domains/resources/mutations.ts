import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, deletedPayload } from "#gateway/graphql/payloads";
import { PublishStatus } from "../courses/Course";
import { createResource, deleteResource, updateResource } from "./commands";
import { Resource, ResourceType, ResourceVisibility } from "./Resource";

const ChangedResource = changedRow("ChangedResourcePayload", "resource", { type: Resource });

const ResourceInput = inputType("ResourceInput", {
  name: required("String", "At most 150 characters."),
  type: required(ResourceType, "The type."),
  url: required("String", "An http or https URL, or a path on this site."),
  visibility: required(ResourceVisibility, "The audience."),
  duration: required("Int", "Minutes, at least 0."),
  status: required(PublishStatus, "Drafts are visible to staff only."),
  tags: optional("String", "Tags, separated by commas."),
});

staffMutation("createResource", {
  right: "resources.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedResource,
  description: "Adds a resource to a course. Requires staff.",
  args: toArgs({ courseId: rowId("course"), input: required(ResourceInput) }),
  run: (context, member, args) => createResource(context, member, args),
});

staffMutation("updateResource", {
  right: "resources.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedResource,
  description: "Changes a resource. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    resourceId: rowId("resource"),
    version: editedVersion,
    input: required(ResourceInput),
  }),
  run: updateResource,
});

staffMutation("deleteResource", {
  right: "resources.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: deletedPayload({ type: "Resource", description: "A deleted resource.", isUndoable: true }),
  description: "Deletes a resource. Requires staff.",
  args: toArgs({ courseId: rowId("course"), resourceId: rowId("resource") }),
  run: async (context, member, args) => {
    await deleteResource(context, member, args);
    return { deletedId: args.resourceId };
  },
});
