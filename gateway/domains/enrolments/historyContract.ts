import { type DomainHistory, date } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { enrolmentSourceLabels, topicStatuses } from "./contract";

/** Labels of the history for changes of enrolments. */
export const history = {
  mutations: {
    enrolUser: "enrolment.created",
    removeEnrolment: "enrolment.removed",
    enrol: "enrolment.created",
    requestPlace: "placeRequest.created",
    dismissPlaceRequest: "placeRequest.dismissed",
  },
  exempt: {
    setTopicStatus: "A learner's progress.",
    checkPractice: "A learner's answer.",
    revealPractice: "A learner's answer.",
    markQuestion: "A learner's mark.",
    markResource: "A learner's mark.",
  },
  actions: {
    "enrolment.created": "Enrolled in a course",
    "enrolment.removed": "Enrolment removed",
    "placeRequest.created": "Place requested",
    "placeRequest.dismissed": "Request for a place dismissed",
  },
  tables: {
    Enrolment: "Enrolment",
    PlaceRequest: "Request for a place",
    QuestionMark: "Mark of a question",
    ResourceMark: "Mark of a resource",
    TopicProgress: "Progress of a topic",
  },
  columns: {
    Enrolment: {
      source: "Source",
    },
    QuestionMark: {
      markedAt: date("Marked"),
    },
    ResourceMark: {
      markedAt: date("Marked"),
      resourceId: "Resource (id)",
    },
    TopicProgress: {
      completedDate: date("Completion date"),
      formerDate: date("Previous completion date"),
    },
  },
  values: {
    Enrolment: { source: enrolmentSourceLabels },
    TopicProgress: { status: defineLabels(...topicStatuses) },
  },
} as const satisfies DomainHistory;
