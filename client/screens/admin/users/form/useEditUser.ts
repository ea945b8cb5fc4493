import { graphql, useFragment } from "react-relay";
import { updateUserSchema, userFormMessages, userLabels } from "#gateway/domains/users/formContract";
import type { useEditUser_user$data, useEditUser_user$key } from "~/__generated__/useEditUser_user.graphql";
import type { useEditUserMutation } from "~/__generated__/useEditUserMutation.graphql";
import type { useEditUserQuery } from "~/__generated__/useEditUserQuery.graphql";
import { type SavedState, useEditConflict } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useMutation } from "~/relay/useMutation";
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

const mutation = graphql`
  mutation useEditUserMutation($userId: Int!, $version: DateTime!, $input: UpdateUserInput!) {
    result: updateUser(userId: $userId, version: $version, input: $input) {
      __typename
      ... on UserPayload {
        user {
          ...useEditUser_user
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const query = graphql`
  query useEditUserQuery($userId: Int!) {
    user(databaseId: $userId) {
      ...useEditUser_user
    }
  }
`;

const texts = { success: userFormMessages.updated, fallback: userFormMessages.updateFailed };
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

/** The form of an account. It is only saved if the version that the edit began from is still the latest. */
export function useEditUser(key: useEditUser_user$key) {
  const user = useFragment(fragment, key);
  const userId = user.databaseId;
  const leave = useLeaveForm();
  const [update] = useMutation<useEditUserMutation>(mutation, texts);
  const readNewest = useReadNewest<useEditUserQuery>(query, { userId });
  const back = userAddress(userId);
  const newest = toSavedState(user);
  const form = useForm({
    schema: updateUserSchema,
    labels: editLabels,
    initial: newest.values,
    async onSubmit(input): Promise<boolean> {
      const saved = await update(
        { userId, version: crossing.version, input },
        {
          onFieldErrors: (errors) => form.setServerErrors(errors),
          onStale: () => readNewest(crossing.awaitNewest),
        },
      );
      if (!saved) return false;
      leave(back);
      return true;
    },
  });
  const crossing = useEditConflict(form, newest);
  return { user, form, crossing, back };
}
