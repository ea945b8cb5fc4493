import { useState } from "react";
import { graphql } from "react-relay";
import { resourceMedia } from "../formats/resourceMedia";
import { MediaFile } from "./MediaFile";
import { OpenLink } from "./OpenLink";
import { PageFrame } from "./PageFrame";
import { ResourceCardView } from "./ResourceCardView";
import { SitePlayer } from "./SitePlayer";

graphql`
  fragment ResourceView_resource on Resource {
    name
    url
    type
  }
`;

interface Props {
  name: string;
  type: string;
  url: string;
}

/** A resource, shown depending on its type: an image, a player, a framed page, or a card with a link. */
export function ResourceView({ name, type, url }: Props) {
  const media = resourceMedia(type, url);
  if (media === null)
    return (
      <p className="text-sm wrap-anywhere text-muted">
        This resource has an address that can't be opened: {url}
      </p>
    );
  const { address, kind } = media;
  if (kind === "player")
    return <SitePlayer key={address} name={name} address={address} player={media.player} />;
  if (kind === "video" || kind === "audio")
    return <MediaFile key={address} kind={kind} name={name} address={address} />;
  if (kind === "image") return <Picture key={address} name={name} address={address} />;
  if (kind === "frame" || kind === "pdf")
    return <PageFrame key={address} title={name} type={type} address={address} />;
  return <ResourceCardView type={type} name={name} address={address} />;
}

function Picture({ name, address }: { name: string; address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <ResourceCardView type="IMAGE" name={name} address={address}>
        This image couldn't be loaded.
      </ResourceCardView>
    );
  return (
    <figure className="max-w-4xl">
      <img
        src={address}
        alt={name}
        onError={() => setFailed(true)}
        className="w-full rounded-lg border border-line bg-paper object-contain"
      />
      <figcaption className="mt-3">
        <OpenLink type="IMAGE" address={address} />
      </figcaption>
    </figure>
  );
}
