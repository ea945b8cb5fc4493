/** The texts of every screen that can't be shown without a connection. */
export const offlineTexts = {
  title: "You are offline",
  text: "This screen opens by itself when the connection is back.",
} as const;
