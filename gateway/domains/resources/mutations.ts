import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { PublishStatus } from "../courses/Course";
import { createResource, deleteResource, updateResource } from "./commands";
import { Resource, ResourceType, ResourceVisibility } from "./Resource";

const ChangedResource = builder.objectRef<{ resourceId: number }>("ChangedResourcePayload").implement({
  description: "The resource after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    resource: t.prismaField({
      type: Resource,
      description: "The resource.",
      resolve: (query, { resourceId }, _args, { db }) =>
        db.resource.findUniqueOrThrow({ ...query, where: { id: resourceId } }),
    }),
  }),
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

const courseNumber = { required: true, description: "The course's id." } as const;
const resourceNumber = { required: true, description: "The resource's id." } as const;

builder.mutationField("createResource", (t) =>
  t.field({
    type: ChangedResource,
    description: "Adds a resource to a course. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateResource"),
    args: { courseId: t.arg.int(courseNumber), input: t.arg({ type: ResourceInput, required: true }) },
    resolve: async (_root, args, context) => ({
      resourceId: await createResource(context, requireMember(context.viewer), args),
    }),
  }),
);

builder.mutationField("updateResource", (t) =>
  t.field({
    type: ChangedResource,
    description: "Changes a resource. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateResource"),
    args: {
      courseId: t.arg.int(courseNumber),
      resourceId: t.arg.int(resourceNumber),
      version: t.arg(editedVersion),
      input: t.arg({ type: ResourceInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateResource(context, requireMember(context.viewer), args);
      return { resourceId: args.resourceId };
    },
  }),
);

builder.mutationField("deleteResource", (t) =>
  t.field({
    type: DeletedResource,
    description: "Deletes a resource. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteResource"),
    args: { courseId: t.arg.int(courseNumber), resourceId: t.arg.int(resourceNumber) },
    resolve: async (_root, args, context) => {
      await deleteResource(context, requireMember(context.viewer), args);
      return { deletedId: args.resourceId };
    },
  }),
);
