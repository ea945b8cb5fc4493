import { graphql } from "react-relay";
import { announcementMessages } from "#gateway/domains/announcements/contract";
import type { announcementCommandsCancelMutation } from "~/__generated__/announcementCommandsCancelMutation.graphql";
import type { announcementCommandsCreateMutation } from "~/__generated__/announcementCommandsCreateMutation.graphql";
import type { announcementCommandsReadMutation } from "~/__generated__/announcementCommandsReadMutation.graphql";
import type { announcementCommandsUpdateMutation } from "~/__generated__/announcementCommandsUpdateMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const createAnnouncement: Command<announcementCommandsCreateMutation> = {
  mutation: graphql`
    mutation announcementCommandsCreateMutation($input: AnnouncementInput!) {
      result: createAnnouncement(input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...announcementMessages.save,
};

export const updateAnnouncement: Command<announcementCommandsUpdateMutation> = {
  mutation: graphql`
    mutation announcementCommandsUpdateMutation($announcementId: Int!, $version: DateTime!, $input: AnnouncementInput!) {
      result: updateAnnouncement(announcementId: $announcementId, version: $version, input: $input) {
        ... on AnnouncementPayload @alias(as: "payload") {
          announcement {
            ...EditAnnouncementScreen_announcement
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...announcementMessages.save,
};

export const cancelAnnouncement: Command<announcementCommandsCancelMutation> = {
  mutation: graphql`
    mutation announcementCommandsCancelMutation($announcementId: Int!) {
      result: cancelAnnouncement(announcementId: $announcementId) {
        ... on AnnouncementPayload @alias(as: "payload") {
          announcement {
            id
            state
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...announcementMessages.cancel,
};

export const markAnnouncementRead: Command<announcementCommandsReadMutation> = {
  mutation: graphql`
    mutation announcementCommandsReadMutation($announcementId: Int!) {
      result: markAnnouncementRead(announcementId: $announcementId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: announcementMessages.readFailed,
};
