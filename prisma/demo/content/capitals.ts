import type { CapitalQuestion } from "./types";

/** The questions of the sample quiz. */
export const capitalQuestions: readonly CapitalQuestion[] = [
  {
    question: "What is the capital city of Australia?",
    options: [
      { text: "Sydney", correct: false },
      { text: "Canberra", correct: true },
      { text: "Melbourne", correct: false },
      { text: "Perth", correct: false },
    ],
  },
  {
    question: "What is the capital city of Canada?",
    options: [
      { text: "Toronto", correct: false },
      { text: "Vancouver", correct: false },
      { text: "Ottawa", correct: true },
      { text: "Montreal", correct: false },
    ],
  },
  {
    question: "What is the capital city of Japan?",
    options: [
      { text: "Tokyo", correct: true },
      { text: "Kyoto", correct: false },
      { text: "Osaka", correct: false },
      { text: "Nagoya", correct: false },
    ],
  },
];
