/** The required id of a row of this kind, such as `t.int(rowId("course"))`. */
export const rowId = (noun: string) => ({ required: true, description: `The ${noun}'s id.` }) as const;

/** The `version` of an update, as `t.field(editedVersion)`. */
export const editedVersion = {
  type: "DateTime",
  description: "The `updatedAt` that the edit began from; null overwrites any version.",
} as const;
