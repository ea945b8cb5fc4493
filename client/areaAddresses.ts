/** The addresses of the areas whose routes come when the first of them is opened. */
export const areaAddresses = {
  learner: /^\/(learner|projects|assessments)(\/|$)/,
  blog: /^\/blog(\/|$)/,
  chat: /^\/chat(\/|$)/,
  mailLink: /^\/auth\/(forgot|reset|verify|join)(\/|$)/,
  result: /^\/(results|verify)(\/|$)/,
  user: /^\/(users|notifications|announcements)(\/|$)/,
  admin: /^\/admin(\/|$)/,
};

const { learner, chat, user, admin } = areaAddresses;

/** The area with a frame of its own to which an address belongs; undefined for public pages. */
export function framedArea(pathname: string): "learner" | "other" | undefined {
  if (learner.test(pathname)) return "learner";
  return [chat, user, admin].some((address) => address.test(pathname)) ? "other" : undefined;
}
