/** The places of what is taught, in the order of the menu, after the courses. */
export const contentPlaces = [
  "/admin/categories",
  "/admin/curriculum",
  "/admin/specializations",
  "/admin/resources",
  "/admin/assessments",
  "/admin/assignments",
];
