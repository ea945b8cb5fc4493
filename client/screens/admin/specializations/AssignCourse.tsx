import { useEffect } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { z } from "zod";
import { chosenId } from "../../../../gateway/domains/contract";
import type { AssignCourse_query$key } from "../../../__generated__/AssignCourse_query.graphql";
import type { AssignCourse_specialization$key } from "../../../__generated__/AssignCourse_specialization.graphql";
import type { AssignCourseMutation } from "../../../__generated__/AssignCourseMutation.graphql";
import type { AssignCourseQuery } from "../../../__generated__/AssignCourseQuery.graphql";
import { Form } from "../../../forms/Form";
import { useForm } from "../../../forms/useForm";
import { useMutation } from "../../../relay/useMutation";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Select } from "../../../ui/Select";
import { specializationTexts } from "./specializationTexts";

const mutation = graphql`
  mutation AssignCourseMutation($specializationId: Int!, $courseId: Int!) {
    result: addCourseToSpecialization(specializationId: $specializationId, courseId: $courseId) {
      __typename
      ... on SpecializationPayload {
        specialization {
          courseCount
          ...SpecializationCourses_specialization
          ...AssignCourse_specialization
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const schema = z.object({ courseId: chosenId("Course") });
const labels = { courseId: "Course" };
const initial = { courseId: "" };
const texts = { success: specializationTexts.assigned, fallback: specializationTexts.assignFailed };

/** The gateway gives at most so many courses at once; the rest follow by themselves. */
const pageSize = 100;

/** All courses, by title. */
function useAllCourses(query: AssignCourse_query$key) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AssignCourseQuery,
    AssignCourse_query$key
  >(
    graphql`
      fragment AssignCourse_query on Query
      @refetchable(queryName: "AssignCourseQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        courses(first: $first, after: $after, sort: TITLE) @connection(key: "AssignCourse_courses") {
          edges {
            node {
              databaseId
              title
              code
              status
            }
          }
        }
      }
    `,
    query,
  );
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(pageSize);
  }, [hasNext, isLoadingNext, loadNext]);
  return data.courses.edges.map(({ node }) => node);
}

interface Props {
  specialization: AssignCourse_specialization$key;
  query: AssignCourse_query$key;
}

/** Puts a course at the end of a specialization; those that are in it are not offered. */
export function AssignCourse({ specialization, query }: Props) {
  const { databaseId, courses } = useFragment(
    graphql`
      fragment AssignCourse_specialization on Specialization {
        databaseId
        courses {
          course {
            databaseId
          }
        }
      }
    `,
    specialization,
  );
  const taken = new Set(courses.map(({ course }) => course.databaseId));
  const options = useAllCourses(query)
    .filter((course) => !taken.has(course.databaseId))
    .map(({ databaseId: value, title, code, status }) => ({
      value: String(value),
      label: `${title} (${code})${status === "DRAFT" ? ", draft" : ""}`,
    }));
  const form = useAssignment(databaseId);
  return (
    <Card title="Assign a course">
      {options.length === 0 ? (
        <p className="text-sm text-muted">Every course is part of this specialization.</p>
      ) : (
        <Form
          form={form}
          actions={
            <Button type="submit" variant="primary" busy={form.busy}>
              Assign course
            </Button>
          }
        >
          <Select {...form.field("courseId")} options={options} />
        </Form>
      )}
    </Card>
  );
}

function useAssignment(specializationId: number) {
  const [assign] = useMutation<AssignCourseMutation>(mutation, texts);
  const form = useForm({
    schema,
    labels,
    initial,
    async onSubmit({ courseId }) {
      const assigned = await assign({ specializationId, courseId }, { onFieldErrors: form.setServerErrors });
      if (assigned) setTimeout(form.reset);
      return assigned !== null;
    },
  });
  return form;
}
