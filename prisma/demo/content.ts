import assignmentTexts from "./content/assignments.json";
import batches from "./content/batches.json";
import openData from "./content/blogs/a-first-data-project-with-open-data.json";
import flexboxOrGrid from "./content/blogs/flexbox-or-grid.json";
import listOrDictionary from "./content/blogs/python-list-or-dictionary.json";
import stackTrace from "./content/blogs/reading-a-java-stack-trace-calmly.json";
import careerBreak from "./content/blogs/returning-to-work-after-a-career-break.json";
import smallImages from "./content/blogs/small-images-quick-deployments.json";
import noSleeps from "./content/blogs/stop-sleeping-in-your-selenium-tests.json";
import studyPlan from "./content/blogs/two-hours-a-day-plan-for-working-learners.json";
import interviews from "./content/blogs/what-interviewers-really-ask-freshers.json";
import sqlFirst from "./content/blogs/why-we-teach-sql-before-frameworks.json";
import capitals from "./content/capitals.json";
import batchLines from "./content/conversations/batch.json";
import directLines from "./content/conversations/direct.json";
import lobbyLines from "./content/conversations/lobby.json";
import angular from "./content/courses/angular.json";
import aws from "./content/courses/aws.json";
import dataAnalysis from "./content/courses/data-analysis.json";
import dockerKubernetes from "./content/courses/docker-kubernetes.json";
import htmlCss from "./content/courses/html-css.json";
import java from "./content/courses/java.json";
import javascript from "./content/courses/javascript.json";
import linuxShell from "./content/courses/linux-shell.json";
import mongodb from "./content/courses/mongodb.json";
import postgresql from "./content/courses/postgresql.json";
import python from "./content/courses/python.json";
import react from "./content/courses/react.json";
import selenium from "./content/courses/selenium.json";
import spokenEnglish from "./content/courses/spoken-english.json";
import accessibility from "./content/curricula/accessible-front-ends.json";
import apiTesting from "./content/curricula/api-testing-with-postman-and-rest-assured.json";
import campus from "./content/curricula/campus-to-corporate.json";
import storytelling from "./content/curricula/data-storytelling-for-managers.json";
import kubernetes from "./content/curricula/production-kubernetes-bootcamp.json";
import typescript from "./content/curricula/typescript-migration-for-working-teams.json";
import discussionTexts from "./content/discussions.json";
import examTexts from "./content/exam.json";
import people from "./content/people.json";
import reviewTexts from "./content/reviews.json";
import tracks from "./content/specializations.json";
import {
  assignmentContents,
  batchContents,
  blogContent,
  capitalContents,
  courseContent,
  curriculumContent,
  dialogueContents,
  discussionContents,
  examContents,
  messageContents,
  peopleContents,
  reviewContents,
  specializationContents,
} from "./contentSchema";

/** Every demo course, in the order of the catalogue. */
export const courses = [
  htmlCss,
  javascript,
  react,
  angular,
  postgresql,
  mongodb,
  dataAnalysis,
  linuxShell,
  dockerKubernetes,
  aws,
  java,
  python,
  selenium,
  spokenEnglish,
].map((course) => courseContent.parse(course));

/** Every demo curriculum. */
export const curricula = [typescript, storytelling, kubernetes, campus, accessibility, apiTesting].map(
  (curriculum) => curriculumContent.parse(curriculum),
);

/** Every demo blog post, newest first. */
export const blogs = [
  sqlFirst,
  studyPlan,
  stackTrace,
  interviews,
  smallImages,
  flexboxOrGrid,
  openData,
  noSleeps,
  listOrDictionary,
  careerBreak,
].map((post) => blogContent.parse(post));

export const specializations = specializationContents.parse(tracks);
export const { batchNames, paymentComments } = batchContents.parse(batches);
export const { givenNames, familyNames } = peopleContents.parse(people);
export const reviews = reviewContents.parse(reviewTexts);

/** The questions of the sample quiz. */
export const capitalQuestions = capitalContents.parse(capitals);

export const lobbyMessages = messageContents.parse(lobbyLines);

/** Messages of a batch's room: homework, links and times. */
export const batchMessages = messageContents.parse(batchLines);

export const directExchanges = dialogueContents.parse(directLines);

export const discussions = discussionContents.parse(discussionTexts);

export const { rubrics, assignments, submissionTexts, markComments } =
  assignmentContents.parse(assignmentTexts);

/** The exam that asks a question of every type. */
export const everyTypeExam = examContents.parse(examTexts);
