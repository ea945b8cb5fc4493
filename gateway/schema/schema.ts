import "../graphql/scalars";
import "../graphql/Refusal";
import "../domains/accounts";
import "../domains/assessments";
import "../domains/batchCourses";
import "../domains/batchTopics";
import "../domains/batches";
import "../domains/blogs";
import "../domains/categories";
import "../domains/chat";
import "../domains/courses";
import "../domains/curricula";
import "../domains/enrolments";
import "../domains/generation";
import "../domains/holidays";
import "../domains/lists";
import "../domains/organizations";
import "../domains/payments";
import "../domains/questions";
import "../domains/resources";
import "../domains/reviews";
import "../domains/specializations";
import "../domains/system";
import "../domains/trainers";
import "../domains/users";
import { builder } from "../graphql/builder";

/** The schema of every door. */
export const schema = builder.toSchema();
