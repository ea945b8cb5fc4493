import { Download } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import { personArchivePath } from "#gateway/domains/personalData/contract";
import type { ProfileScreenQuery } from "~/__generated__/ProfileScreenQuery.graphql";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { NotFoundState } from "~/layout/NotFoundState";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { buttonClass } from "~/ui/buttonClass";
import { AvatarForm } from "./AvatarForm";
import { careerTracks } from "./careerTracks";
import { PasswordForm } from "./PasswordForm";
import { PaymentList } from "./PaymentList";
import { ProfileFacts } from "./ProfileFacts";
import { ProfileForm } from "./ProfileForm";

const query = graphql`
  query ProfileScreenQuery($username: String!) @preloadable {
    viewer { databaseId }
    userByUsername(username: $username) {
      databaseId
      name
      username
      ...ProfileFacts_user
      ...AvatarForm_user
      ...ProfileForm_user
      ...PasswordForm_user
      ...PaymentList_user
    }
    specializations(first: 100) {
      nodes { category }
    }
  }
`;

type Profile = NonNullable<ProfileScreenQuery["response"]["userByUsername"]>;

/** A person's profile: editable for its owner, read-only for staff. */
export function ProfileScreen() {
  const { viewer, userByUsername: user, specializations } = useRouteQuery<ProfileScreenQuery>(query);
  if (!user) return <ProfileNotFound />;
  const own = viewer?.databaseId === user.databaseId;
  return <KnownPerson user={user} own={own} tracks={careerTracks(specializations.nodes)} />;
}

function ProfileNotFound() {
  const { username } = useParams();
  return (
    <NotFoundState what="Profile">
      We couldn't find the profile of <span className="font-mono break-all text-soft">{username}</span>.
    </NotFoundState>
  );
}

interface KnownPersonProps {
  user: Profile;
  own: boolean;
  tracks: readonly string[];
}

function KnownPerson({ user, own, tracks }: KnownPersonProps) {
  return (
    <>
      <ScreenHead
        title={user.name}
        subtitle={
          own ? "Your profile" : "You're viewing this account as staff. Only its owner can edit the profile."
        }
        actions={
          own && (
            <>
              <a href={personArchivePath(user.username)} download className={buttonClass({})}>
                <Download aria-hidden className="size-4" />
                Download your data
              </a>
              <ButtonLink to="security">Security</ButtonLink>
            </>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <ProfileFacts user={user} />
          {own && <PaymentList user={user} />}
        </div>
        {own && <OwnForms user={user} tracks={tracks} />}
      </div>
    </>
  );
}

/** The forms under one confirmation: the router supports only one blocker per screen. */
function OwnForms({ user, tracks }: Pick<KnownPersonProps, "user" | "tracks">) {
  const [profileUnsaved, setProfileUnsaved] = useState(false);
  const [passwordUnsaved, setPasswordUnsaved] = useState(false);
  return (
    <div className="grid gap-6">
      <UnsavedChanges when={profileUnsaved || passwordUnsaved} />
      <AvatarForm user={user} />
      <ProfileForm user={user} tracks={tracks} onUnsavedChange={setProfileUnsaved} />
      <PasswordForm user={user} onUnsavedChange={setPasswordUnsaved} />
    </div>
  );
}
