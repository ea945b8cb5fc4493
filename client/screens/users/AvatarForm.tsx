import { Trash2, Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { userMessages } from "#gateway/domains/users/contract";
import type { AvatarForm_user$key } from "~/__generated__/AvatarForm_user.graphql";
import type { AvatarFormMutation } from "~/__generated__/AvatarFormMutation.graphql";
import { UploadZone } from "~/files/UploadZone";
import { type Command, useMutation } from "~/relay/useMutation";
import { findAccount } from "~/session/findAccount";
import { keepAccount } from "~/session/sessionStore";
import { Avatar } from "~/ui/Avatar";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";

const fragment = graphql`
  fragment AvatarForm_user on User {
    name
    avatarUrl
  }
`;

const command: Command<AvatarFormMutation> = {
  ...userMessages.saveAvatar,
  mutation: graphql`
    mutation AvatarFormMutation($fileId: Int) {
      result: updateAvatar(fileId: $fileId) {
        ... on UserPayload @alias(as: "payload") {
          user { updatedAt ...AvatarForm_user ...ProfileFacts_user ...findAccount_user }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Saves the person's picture, and shows it in this browser's menus. */
function useSaveAvatar() {
  const [commit, busy] = useMutation(command);
  const save = async (fileId: number | null) => {
    const saved = await commit({ fileId });
    const account = saved && findAccount(saved.user);
    if (account) keepAccount(account);
  };
  return { save, busy };
}

/** The person's own picture: chosen, dropped or pasted here, and saved at once. */
export function AvatarForm({ user }: { user: AvatarForm_user$key }) {
  const { name, avatarUrl } = useFragment(fragment, user);
  const { save, busy } = useSaveAvatar();
  return (
    <Card title="Picture" description="Visible to people at your institute">
      <UploadZone label="Upload your picture" kind="IMAGE" onUploaded={({ id }) => void save(id)}>
        {(choose) => (
          <div className="flex flex-wrap items-center gap-5">
            <Avatar name={name} src={avatarUrl} size="xl" />
            <div className="grid min-w-0 flex-1 gap-2">
              <div className="flex flex-wrap items-center gap-2">
                <Button icon={<Upload />} busy={busy} onClick={choose}>
                  {avatarUrl ? "Replace picture" : "Upload picture"}
                </Button>
                {avatarUrl && (
                  <Button variant="ghost" icon={<Trash2 />} busy={busy} onClick={() => void save(null)}>
                    Remove picture
                  </Button>
                )}
              </div>
              <p className="text-xs text-muted">
                <span className="pointer-coarse:hidden">Or drop or paste one here. </span>Best as a square.
              </p>
            </div>
          </div>
        )}
      </UploadZone>
    </Card>
  );
}
