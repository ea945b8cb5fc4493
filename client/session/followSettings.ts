import { graphql, requestSubscription } from "react-relay";
import type { followSettingsSubscription } from "../__generated__/followSettingsSubscription.graphql";
import { currentEnvironment } from "../relay/environment";
import { keepSettings } from "./sessionStore";
import { settingsOf } from "./settingsOf";

const subscription = graphql`
  subscription followSettingsSubscription {
    organizationChanged {
      ...settingsOf_settings
    }
  }
`;

/** Shows what staff change of the organization, in every open tab of those who are signed in. */
export function followSettings(): void {
  requestSubscription<followSettingsSubscription>(currentEnvironment(), {
    subscription,
    variables: {},
    onNext: (response) => response && keepSettings(settingsOf(response.organizationChanged)),
  });
}
