import { resourceTypeLabels, resourceVisibilityLabels } from "#gateway/domains/resources/contract";

/** The address of the table of a course's resources. */
export const tableAddress = (courseId: number): string => `/admin/courses/${courseId}/resources`;

/** The address of the cards of a course's resources. */
export const cardsAddress = (courseId: number): string => `/admin/resources/${courseId}`;

/** The noun of resources. */
export const resourceNoun = { one: "resource", many: "resources" } as const;

const types: Readonly<Record<string, string>> = resourceTypeLabels;
const visibilities: Readonly<Record<string, string>> = resourceVisibilityLabels;

/** The label of a resource's type. */
export const typeLabel = (type: string): string => types[type] ?? type;

/** The label of a resource's visibility. */
export const visibilityLabel = (visibility: string): string => visibilities[visibility] ?? visibility;
