import { graphql } from "react-relay";

// Each subscription says only that something changed; the screen then reads its query again.

export const announcementsChanged = graphql`
  subscription changesAnnouncementsSubscription { announcementsChanged }
`;

export const assessmentsChanged = graphql`
  subscription changesAssessmentsSubscription { assessmentsChanged }
`;

export const assignmentsChanged = graphql`
  subscription changesAssignmentsSubscription { assignmentsChanged }
`;

export const batchesChanged = graphql`
  subscription changesBatchesSubscription { batchesChanged }
`;

export const blogPostsChanged = graphql`
  subscription changesBlogPostsSubscription { blogPostsChanged }
`;

export const certificatesChanged = graphql`
  subscription changesCertificatesSubscription { certificatesChanged }
`;

export const dashboardChanged = graphql`
  subscription changesDashboardSubscription { dashboardChanged }
`;

export const filesChanged = graphql`
  subscription changesFilesSubscription { filesChanged }
`;

export const historyChanged = graphql`
  subscription changesHistorySubscription { historyChanged }
`;

export const invitationsChanged = graphql`
  subscription changesInvitationsSubscription { invitationsChanged }
`;

export const jobsChanged = graphql`
  subscription changesJobsSubscription { jobsChanged }
`;

export const mailChanged = graphql`
  subscription changesMailSubscription { mailChanged }
`;

export const paymentsChanged = graphql`
  subscription changesPaymentsSubscription { paymentsChanged }
`;

export const reviewQueueChanged = graphql`
  subscription changesReviewQueueSubscription { reviewQueueChanged }
`;

export const rolesChanged = graphql`
  subscription changesRolesSubscription { rolesChanged }
`;

export const usersChanged = graphql`
  subscription changesUsersSubscription { usersChanged }
`;

export const topicQuestionsChanged = graphql`
  subscription changesTopicQuestionsSubscription { topicQuestionsChanged }
`;
