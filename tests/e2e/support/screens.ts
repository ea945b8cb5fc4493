/** A screen that the checks for all screens open: its address and the heading that says it is there. */
export interface Screen {
  name: string;
  path: string;
  heading: RegExp;
}

const courseCode = "HTML-CSS";

/** Every screen that a visitor can open. The specialization with the number 1 belongs to the demo data. */
export const visitorScreens: readonly Screen[] = [
  { name: "the landing page", path: "/home", heading: /Grow your skills/ },
  { name: "the catalogue", path: "/courses", heading: /^All Courses$/ },
  { name: "an empty search", path: "/courses?search=zzzz", heading: /^All Courses$/ },
  { name: "a course", path: `/courses/${courseCode}`, heading: / - Curriculum$/ },
  { name: "an unknown course", path: "/courses/NO-SUCH", heading: /^Course not found$/ },
  { name: "the specializations", path: "/specializations", heading: /^Specializations \( \d+ \)$/ },
  {
    name: "a specialization",
    path: "/specializations/1",
    heading: /^Specialization - .+ \( \d+ Courses \)$/,
  },
  { name: "an unknown specialization", path: "/specializations/0", heading: /^Specialization not found$/ },
  { name: "the sign-in", path: "/auth/login", heading: /^Login$/ },
  { name: "the registration", path: "/auth/register", heading: /^Create Account$/ },
  { name: "an unknown address", path: "/no/such/page", heading: /^Page not found$/ },
];

/** The screens whose first load is measured. */
export const measuredScreens = visitorScreens.filter(({ path }) =>
  ["/home", "/courses", "/specializations", "/auth/login", `/courses/${courseCode}`].includes(path),
);
