/**
 * The texts of toasts about sessions that begin and end. They are here and not in the contract, so that the first load
 * includes no form schemas.
 */
export const sessionMessages = {
  loggedOut: "Logged Out",
  expired: "Session expired, please login again",
  denied: "API Access Denied",
  otherUnauthenticated: "Unable to process your request, please login again",
  fault: "Unable to process your request, please try again later",
  tokenFailed: "Unable to get user by token",
  otherTenant: (name = "your institute") =>
    `You are signed in to ${name}. Log out to visit another institute.`,
  logoutFailed: "Unable to log out",
  linkNotOpened: "The sign-in link didn't open. Check your connection and use the link again.",
} as const;
