/** The demo accounts, as the demo data hold them. `tenantId` names the organization to sign in to. */
export const accounts = {
  admin: { email: "admin@demo.test", password: "admin-12345", tenantId: "1" },
  trainer: { email: "trainer@demo.test", password: "trainer-12345", tenantId: "1" },
  coordinator: { email: "coordinator@demo.test", password: "staff-12345", tenantId: "1" },
  author: { email: "author@demo.test", password: "staff-12345", tenantId: "1" },
  finance: { email: "finance@demo.test", password: "staff-12345", tenantId: "1" },
  support: { email: "support@demo.test", password: "staff-12345", tenantId: "1" },
  learner: { email: "learner@demo.test", password: "learner-12345", tenantId: "1" },
  secondLearner: { email: "learner2@demo.test", password: "learner-12345", tenantId: "1" },
  otherAdmin: { email: "admin@other.test", password: "admin-12345", tenantId: "2" },
} as const;

export type AccountName = keyof typeof accounts;
