/** The addresses of the areas whose routes come when the first of them is opened. */
export const areaAddresses = {
  learner: /^\/(learner|projects|assessments)(\/|$)/,
  blog: /^\/blog(\/|$)/,
  chat: /^\/chat(\/|$)/,
  result: /^\/results(\/|$)/,
  user: /^\/users(\/|$)/,
  admin: /^\/admin(\/|$)/,
};
