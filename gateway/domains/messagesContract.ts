const pastTenses = {
  add: "added",
  cancel: "cancelled",
  create: "created",
  delete: "deleted",
  drop: "dropped",
  end: "ended",
  give: "given",
  import: "imported",
  publish: "published",
  reissue: "reissued",
  remove: "removed",
  rename: "renamed",
  reset: "reset",
  revoke: "revoked",
  save: "saved",
  start: "started",
  sync: "synced",
  unpublish: "unpublished",
  update: "updated",
} as const;
type Verb = keyof typeof pastTenses;

/** The note of a success that has no text of its own, as specified. */
export const operationCompleted = "Operation completed successfully!";

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The messages of a command: for when it succeeds, and for when it fails without a reason. */
interface CommandMessages {
  success: string;
  fallback: string;
}

// @__NO_SIDE_EFFECTS__
function ofEach<Name extends Verb>(
  verbs: readonly Name[],
  getMessages: (verb: Name) => CommandMessages,
): Record<Name, CommandMessages> {
  const messages = verbs.map((verb) => [verb, getMessages(verb)]);
  return Object.fromEntries(messages);
}

/** The messages of commands by their verbs: 'Rubric saved' and 'Unable to save the rubric'. */
// @__NO_SIDE_EFFECTS__
export const getCommandMessages = <Name extends Verb>(noun: string, ...verbs: Name[]) =>
  ofEach(verbs, (verb) => ({
    success: `${capitalize(noun)} ${pastTenses[verb]}`,
    fallback: `Unable to ${verb} the ${noun}`,
  }));

/** The same as the specification words them: 'Batch created successfully' and 'Unable to create batch'. */
// @__NO_SIDE_EFFECTS__
export const getSpecifiedMessages = <Name extends Verb>(noun: string, ...verbs: Name[]) =>
  ofEach(verbs, (verb) => ({
    success: `${capitalize(noun)} ${pastTenses[verb]} successfully`,
    fallback: `Unable to ${verb} ${noun}`,
  }));

/** Those of a deletion, as the specification words them: 'Successfully Deleted' and 'Unable to delete batch'. */
// @__NO_SIDE_EFFECTS__
export const getDeletionMessages = (noun: string): CommandMessages => ({
  success: "Successfully Deleted",
  fallback: `Unable to delete ${noun}`,
});

/** The messages of every row that is edited, and those of commands on it. */
// @__NO_SIDE_EFFECTS__
export const getRowMessages = <Name extends Verb>(noun: string, ...verbs: Name[]) => ({
  notFound: `${capitalize(noun)} not found`,
  changed: `Someone else changed this ${noun}`,
  ...getCommandMessages(noun, ...verbs),
});
