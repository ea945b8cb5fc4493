import { graphql, requestSubscription } from "react-relay";
import type { followSettingsSubscription } from "../__generated__/followSettingsSubscription.graphql";
import { currentEnvironment } from "../relay/environment";
import { catchingUp } from "../relay/live";
import { readSettings } from "./readSettings";
import { refreshSession } from "./refreshSession";
import { keepSettings } from "./sessionStore";

const subscription = graphql`
  subscription followSettingsSubscription {
    organizationChanged { ...readSettings_settings }
  }
`;

/** Shows changed settings of the organization in every open tab of signed-in users. */
export function followSettings(): void {
  let hasListened = false;
  // After a disconnection the settings are read again; at the start the page has just read them.
  const catchUp = () => {
    if (hasListened) void refreshSession({ quiet: true });
    hasListened = true;
  };
  requestSubscription<followSettingsSubscription>(currentEnvironment(), {
    subscription,
    variables: {},
    cacheConfig: catchingUp(catchUp),
    onNext: (response) => response && keepSettings(readSettings(response.organizationChanged)),
  });
}
