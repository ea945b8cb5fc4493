import { asUser, learner } from "#tests/client/session/people";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";

export const user = {
  ...asUser(learner),
  emailVerified: true,
  createdAt: "2025-01-31T10:00:00.000Z",
  updatedAt: "2025-02-01T10:00:00.000Z",
  entersByLinkOnly: false,
};
const nodes = ["DATA", "CLOUD", "DATA"].map((category, at) => ({ id: `Specialization:${at}`, category }));

/** Opens the learner's profile as a viewer sees it. */
export function openProfile(viewer: object, shown: object | null, script: Script = {}) {
  const gateway = scriptGateway({
    viewer,
    userByUsername: shown,
    specializations: { nodes },
    ...script,
  });
  openScreen("/users/learner", userRoutes);
  return gateway;
}

export const openOwnProfile = (script: Script = {}) => openProfile(user, user, script);
