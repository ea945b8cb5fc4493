/** What a screen says that can't be shown without a connection, whatever has failed. */
export const offlineTexts = {
  title: "You are offline",
  text: "This screen opens by itself when the connection is back.",
} as const;
