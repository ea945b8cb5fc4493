import { graphql } from "react-relay";
import { announcementMessages } from "#gateway/domains/announcements/contract";
import type { announcementCommandsCancelMutation } from "~/__generated__/announcementCommandsCancelMutation.graphql";
import type { announcementCommandsCreateMutation } from "~/__generated__/announcementCommandsCreateMutation.graphql";
import type { announcementCommandsReadMutation } from "~/__generated__/announcementCommandsReadMutation.graphql";
import type { announcementCommandsUpdateMutation } from "~/__generated__/announcementCommandsUpdateMutation.graphql";
import type { Command } from "~/relay/useMutation";

/** Its screen says when it leaves, and for how long it can be taken back; so does that of a change. */
export const createAnnouncement: Command<announcementCommandsCreateMutation> = {
  fallback: announcementMessages.save.fallback,
  mutation: graphql`
    mutation announcementCommandsCreateMutation($input: AnnouncementInput!) {
      result: createAnnouncement(input: $input) {
        ... on AnnouncementPayload @alias(as: "payload") { announcement { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateAnnouncement: Command<announcementCommandsUpdateMutation> = {
  fallback: announcementMessages.save.fallback,
  mutation: graphql`
    mutation announcementCommandsUpdateMutation($announcementId: Int!, $version: DateTime!, $input: AnnouncementInput!) {
      result: updateAnnouncement(announcementId: $announcementId, version: $version, input: $input) {
        ... on AnnouncementPayload @alias(as: "payload") { announcement { ...AnnouncementForm_announcement } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const cancelAnnouncement: Command<announcementCommandsCancelMutation> = {
  ...announcementMessages.cancel,
  mutation: graphql`
    mutation announcementCommandsCancelMutation($announcementId: Int!) {
      result: cancelAnnouncement(announcementId: $announcementId) {
        ... on AnnouncementPayload @alias(as: "payload") { announcement { id state } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const markAnnouncementRead: Command<announcementCommandsReadMutation> = {
  ...announcementMessages.markRead,
  mutation: graphql`
    mutation announcementCommandsReadMutation($announcementId: Int!) {
      result: markAnnouncementRead(announcementId: $announcementId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
