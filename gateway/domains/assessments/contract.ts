/** The limits of a new practice assessment, until it is edited: minutes and percent. */
export const assessmentLimits = { shortText: 500, passingScore: 80, duration: 30 } as const;

/** The title of the assessment that a course's questions make. */
export const practiceTitle = (courseTitle: string): string => `${courseTitle}: Assessment`;

export const assessmentMessages = {
  notFound: "Assessment not found",
  attemptNotFound: "Attempt not found",
  questionNotFound: "Question not found",
  learnersOnly: "Only enrolled learners take assessments",
  empty: "This assessment has no questions yet",
  timeOver: "The time for this attempt is over",
  submitted: "This attempt was already submitted",
  oneOption: "Choose one option",
  foreignOption: "That option is not part of the question",
  tooLong: `The answer cannot be more than ${assessmentLimits.shortText} characters long`,
  notFinished: "Submit the attempt before you share it",
} as const;

/** The texts of the result screen; the sentence about the quiz is specified, and true after a pass. */
export const resultMessages = {
  passed: "Congratulations. You passed!",
  failed: "You did not pass this time.",
  done: "You are successfully completed the quiz. Now you click on finish and back to your quiz page.",
  needed: (passingScore: number) => `You need ${passingScore}% to pass. Review your answers and try again.`,
  again: "The next attempt asks the same questions in a different order.",
} as const;
