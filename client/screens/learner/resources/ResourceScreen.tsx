import { ExternalLink } from "lucide-react";
import { graphql } from "react-relay";
import type { ResourceScreenQuery } from "../../../__generated__/ResourceScreenQuery.graphql";
import { webAddress } from "../../../formats/addresses";
import { NotFoundState } from "../../../layout/NotFoundState";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { Badge } from "../../../ui/Badge";
import { ButtonLink } from "../../../ui/ButtonLink";
import { buttonClass } from "../../../ui/buttonClass";
import { PageHeader } from "../../../ui/PageHeader";
import { coursePath } from "../coursePath";
import { ResourceFrame } from "./ResourceFrame";
import { typeLabel } from "./typeLabel";

const query = graphql`
  query ResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resource(courseId: $courseId, databaseId: $databaseId) {
      name
      url
      type
      course {
        code
        databaseId
      }
    }
  }
`;

type Shown = NonNullable<ResourceScreenQuery["response"]["resource"]>;

/** One resource in a frame, and a way to open it where a frame is refused. */
export function ResourceScreen() {
  const { resource } = useRouteQuery<ResourceScreenQuery>(query);
  return resource ? <ShownResource {...resource} /> : <UnknownResource />;
}

function ShownResource({ name, url, type, course }: Shown) {
  useScreenTitle(name);
  const address = webAddress(url);
  const list = { label: "Resources", to: `${coursePath(course)}/resources` };
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[list, { label: name }]}
        status={<Badge>{typeLabel(type)}</Badge>}
        actions={address && <OpenElsewhere address={address} />}
      />
      {address ? (
        <ResourceFrame key={address} title={name} address={address} />
      ) : (
        <p className="text-sm text-muted">The address of this resource cannot be shown: {url}</p>
      )}
    </>
  );
}

function OpenElsewhere({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
      <ExternalLink aria-hidden className="-ml-0.5 size-4" />
      Open in a new tab
    </a>
  );
}

function UnknownResource() {
  return (
    <NotFoundState
      what="Resource"
      actions={
        <ButtonLink variant="primary" to=".." relative="path">
          All resources
        </ButtonLink>
      }
    >
      There is no resource at this address, or it is not for you to see.
    </NotFoundState>
  );
}
