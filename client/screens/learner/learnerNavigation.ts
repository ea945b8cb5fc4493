/** The links between the screens of the learner area. */
export const learnerNavigation = [
  { to: "/learner/courses", label: "My Courses", alias: "/learner/dashboard" },
  { to: "/learner/curriculum", label: "Curriculum" },
  { to: "/learner/assessments", label: "Assessments" },
  { to: "/learner/projects", label: "Projects" },
];
