import { resourceTypeLabels, resourceVisibilityLabels } from "#gateway/domains/resources/contract";

/** The table of a course's resources. */
export const tableAddress = (courseId: number): string => `/admin/courses/${courseId}/resources`;

/** The cards of a course's resources. */
export const cardsAddress = (courseId: number): string => `/admin/resources/${courseId}`;

/** What the screens of resources say beside their contract. */
export const resourceMessages = {
  created: "Resource created successfully",
  createFailed: "Unable to create resource",
  updated: "Resource updated successfully",
  updateFailed: "Unable to update resource",
  deleted: "Successfully Deleted",
  deleteFailed: "Unable to delete resource",
} as const;

/** What resources are called. */
export const resourceNoun = { one: "resource", many: "resources" } as const;

const types: Readonly<Record<string, string>> = resourceTypeLabels;
const visibilities: Readonly<Record<string, string>> = resourceVisibilityLabels;

/** What a resource is, in a word. */
export const typeLabel = (type: string): string => types[type] ?? type;

/** Who sees a published resource, in a word. */
export const visibilityLabel = (visibility: string): string => visibilities[visibility] ?? visibility;
