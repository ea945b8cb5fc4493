import { notEnrolledMessage } from "../courses/contract";
import { defineLabels } from "../labelsContract";

export const topicStatuses = ["PENDING", "COMPLETED"] as const;
export type TopicStatus = (typeof topicStatuses)[number];

export const enrolmentSourceLabels = defineLabels({
  SELF: "By the learner",
  STAFF: "By staff",
  BATCH: "Through a batch",
});
export type EnrolmentSource = keyof typeof enrolmentSourceLabels;

export const enrolmentMessages = {
  courseNotFound: "Course not found",
  topicNotFound: "Topic not found",
  questionNotFound: "Question not found",
  resourceNotFound: "Resource not found",
  enrolmentNotFound: "The user is not enrolled in this course",
  draft: "This course is a draft. Publish it before you enrol anyone.",
  inBatch: (batch: string) =>
    `The batch “${batch}” follows this course. Take the user out of the batch first.`,
  enrolUser: {
    success: "User enrolled successfully",
    fallback: "Unable to enrol the user",
  },
  removeUser: {
    success: "User removed from the course",
    fallback: "Unable to remove the user from the course",
  },
  learnersOnly: "Only learners enrol in courses",
  notFree: "This is a paid course. Request a place to join.",
  notAvailable: "This course is not available now",
  notEnrolled: notEnrolledMessage,
  requestPlace: {
    success: "Request sent. The institute will contact you.",
    fallback: "Unable to request a place",
  },
  requestNotFound: "This request no longer exists",
  dismissRequest: {
    success: "Request dismissed",
    fallback: "Unable to dismiss the request",
  },
  free: "This course is free. You can enrol in it yourself.",
  enrol: {
    success: "You are enrolled",
    fallback: "Unable to enrol",
  },
  setTopicStatus: { fallback: "Unable to update topic status" },
  mark: { fallback: "Unable to save your mark" },
} as const;
