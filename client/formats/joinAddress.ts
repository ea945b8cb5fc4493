/** The whole address of an invitation's link. */
export const joinAddress = (token: string): string =>
  new URL(`/auth/join/${token}`, window.location.origin).href;
