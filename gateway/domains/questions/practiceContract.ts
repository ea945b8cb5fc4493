/** The maximum length of a written answer. */
export const practiceLimits = { text: 500 } as const;

/** The refusals of practising a question. */
export const practiceMessages = {
  notAnswerable: "This question can't be practised yet",
  empty: "Pick an answer first",
  oneOption: "Choose one option",
  foreignOption: "That option is not part of the question",
  tooLong: `The answer cannot be more than ${practiceLimits.text} characters long`,
  openAttempt: "Finish your open assessment in this course before you practise its questions",
} as const;
