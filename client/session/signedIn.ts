// The parts of the session that only signed-in people need: one file, which loads with the first account.
export { followSettings } from "./followSettings";
export { askToSignInAgain, hasSomethingToLose, keepsScreen, renewSession } from "./renewSession";
export { watchTyping } from "./unsavedText";
