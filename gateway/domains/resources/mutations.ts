import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { PublishStatus } from "../courses/Course";
import { createResource, deleteResource, updateResource } from "./commands";
import { Resource, ResourceType, ResourceVisibility } from "./Resource";

const ChangedResource = changedPayload("ChangedResourcePayload", {
  description: "The resource after the change.",
  rows: { resource: { type: Resource, id: "resourceId", description: "The resource." } },
});

const DeletedResource = deletedPayload({ type: "Resource", description: "A deleted resource." });

const ResourceInput = builder.inputType("ResourceInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 150 characters." }),
    type: t.field({ type: ResourceType, required: true, description: "The type." }),
    url: t.string({ required: true, description: "An http or https address, or a path on this site." }),
    visibility: t.field({ type: ResourceVisibility, required: true, description: "The audience." }),
    duration: t.int({ required: true, description: "Minutes, at least 0." }),
    status: t.field({
      type: PublishStatus,
      required: true,
      description: "Drafts are visible to staff only.",
    }),
    tags: t.string({ description: "Tags, separated by commas." }),
  }),
});

staffMutation("createResource", {
  type: ChangedResource,
  description: "Adds a resource to a course. Requires staff.",
  args: builder.args((t) => ({
    courseId: t.int(rowId("course")),
    input: t.field({ type: ResourceInput, required: true }),
  })),
  run: async (context, member, args) => ({
    resourceId: await createResource(context, member, args),
  }),
});

staffMutation("updateResource", {
  type: ChangedResource,
  description: "Changes a resource. Requires staff.",
  args: builder.args((t) => ({
    courseId: t.int(rowId("course")),
    resourceId: t.int(rowId("resource")),
    version: t.field(editedVersion),
    input: t.field({ type: ResourceInput, required: true }),
  })),
  run: updateResource,
});

staffMutation("deleteResource", {
  type: DeletedResource,
  description: "Deletes a resource. Requires staff.",
  args: builder.args((t) => ({ courseId: t.int(rowId("course")), resourceId: t.int(rowId("resource")) })),
  run: async (context, member, args) => {
    await deleteResource(context, member, args);
    return { deletedId: args.resourceId };
  },
});
