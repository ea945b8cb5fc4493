/** The addresses of the areas whose routes come when the first of them is opened. */
export const areaAddresses = {
  learner: /^\/(learner|projects|assessments)(\/|$)/,
  blog: /^\/blog(\/|$)/,
  chat: /^\/chat(\/|$)/,
  result: /^\/results(\/|$)/,
  user: /^\/users(\/|$)/,
  admin: /^\/admin(\/|$)/,
};

/** Whether an address belongs to an area with a frame of its own; the others are public pages. */
export const hasOwnFrame = (pathname: string): boolean =>
  /^\/(learner|projects|assessments|chat|users|admin)(\/|$)/.test(pathname);
