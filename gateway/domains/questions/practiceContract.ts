/** How long a written answer may be. */
export const practiceLimits = { text: 500 } as const;

/** What practising a question may be refused with. */
export const practiceMessages = {
  notAnswerable: "This question can't be practised yet",
  empty: "Choose or write an answer first",
  oneOption: "Choose one option",
  foreignOption: "That option is not part of the question",
  tooLong: `The answer cannot be more than ${practiceLimits.text} characters long`,
  openAttempt: "Finish your open assessment in this course before you practise its questions",
} as const;
