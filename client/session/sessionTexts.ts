/** The texts of the session's own toasts. They live here so that the first load needs no form schemas. */
export const sessionTexts = {
  loggedIn: "Successfully Loggedin",
  loggedOut: "Logged Out",
  expired: "Session expired, please login again",
  denied: "API Access Denied",
  otherUnauthenticated: "Unable to process your request, please login again",
  fault: "Unable to process your request, please try again later",
  tokenFailed: "Unable to get user by token",
  logoutFailed: "Unable to log out",
} as const;
