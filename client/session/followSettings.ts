import { graphql, requestSubscription } from "react-relay";
import type { followSettingsSubscription } from "../__generated__/followSettingsSubscription.graphql";
import { currentEnvironment } from "../relay/environment";
import { catchingUp } from "../relay/live";
import { readSettings } from "./readSettings";
import { refreshSession } from "./refreshSession";
import { keepSettings } from "./sessionStore";

const subscription = graphql`
  subscription followSettingsSubscription {
    organizationChanged {
      ...readSettings_settings
    }
  }
`;

/** Shows what staff change of the organization, in every open tab of those who are signed in. */
export function followSettings(): void {
  let hasListened = false;
  // What was changed while the network was away is asked for when it is back; the page's start has asked already.
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
