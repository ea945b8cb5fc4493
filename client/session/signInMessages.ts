/** The texts of the toasts of who signs in or registers. */
export const signInMessages = {
  logIn: {
    success: "Successfully Loggedin",
    fallback: "Unable to login",
  },
  register: {
    success: "Successfully Registered",
    fallback: "Unable to register",
  },
} as const;
