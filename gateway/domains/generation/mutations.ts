import { builder } from "../../graphql/builder";
import { orRefusal } from "../../graphql/Refusal";
import { Refusal } from "../../refusal";
import { Course } from "../courses/Course";
import { Curriculum } from "../curricula/Curriculum";
import { generationMessages } from "./contract";

const instruction = { required: true, description: "What to generate, in words." } as const;

builder.mutationField("generateCourseQuestions", (t) =>
  t.field({
    type: Course,
    description:
      "Generates questions for a course. UNAVAILABLE until a generator is part of the product. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCourseQuestions"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's number." }),
      instruction: t.arg.string(instruction),
    },
    resolve: () => {
      throw new Refusal("UNAVAILABLE", generationMessages.notConfigured);
    },
  }),
);

builder.mutationField("generateCurriculumTopics", (t) =>
  t.field({
    type: Curriculum,
    description:
      "Generates modules and topics for a curriculum. UNAVAILABLE until a generator is part of the product. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCurriculumTopics"),
    args: {
      curriculumId: t.arg.int({ required: true, description: "The curriculum's number." }),
      instruction: t.arg.string(instruction),
    },
    resolve: () => {
      throw new Refusal("UNAVAILABLE", generationMessages.notConfigured);
    },
  }),
);
