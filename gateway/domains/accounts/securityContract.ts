/** What is told at once by a mail that no one can switch off. */
export const securityEvents = {
  passwordChanged: "Your password was changed.",
  passwordReset: "Your password was changed by a link that was sent to this address.",
  addressChanged: (address: string) => `The address of your account was changed to ${address}.`,
} as const;
