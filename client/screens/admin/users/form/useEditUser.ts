import { graphql, useFragment } from "react-relay";
import { updateUserSchema, userLabels } from "#gateway/domains/users/formContract";
import type { useEditUser_user$data, useEditUser_user$key } from "~/__generated__/useEditUser_user.graphql";
import type { useEditUserQuery } from "~/__generated__/useEditUserQuery.graphql";
import { updateUser } from "~/commands/userCommands";
import type { SavedState } from "~/forms/useEditConflict";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { useReadNewest } from "~/relay/useReadNewest";
import { userAddress } from "../userMessages";

const fragment = graphql`
  fragment useEditUser_user on User {
    databaseId
    name
    username
    email
    userType
    active
    emailVerified
    roleNames
    canClose
    canChangeRights
    updatedAt
  }
`;

const query = graphql`
  query useEditUserQuery($userId: Int!) {
    user(databaseId: $userId) {
      ...useEditUser_user
    }
  }
`;

const { password: _first, ...editable } = userLabels;
export const editLabels = editable;

type EditedUser = Record<"name" | "username" | "email" | "userType" | "active" | "emailVerified", string> & {
  roles: string[];
};

const toSavedState = (user: useEditUser_user$data): SavedState<EditedUser> => ({
  version: user.updatedAt,
  values: {
    ...{ name: user.name, username: user.username, email: user.email, userType: user.userType },
    active: String(user.active),
    emailVerified: String(user.emailVerified),
    roles: [...user.roleNames],
  },
});

/** The form of an account. */
export function useEditUser(key: useEditUser_user$key) {
  const user = useFragment(fragment, key);
  const userId = user.databaseId;
  const readNewest = useReadNewest<useEditUserQuery>(query, { userId });
  const save = useSave(updateUser, readNewest);
  const back = userAddress(userId);
  const editing = useVersionedForm({
    schema: updateUserSchema,
    labels: editLabels,
    saved: toSavedState(user),
    onSave: (input, { version, ...saving }) => save({ userId, version, input }, { ...saving, to: back }),
  });
  return { user, back, ...editing };
}
