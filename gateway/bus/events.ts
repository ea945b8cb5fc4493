/** What commands tell after commit, by topic. Every event names its tenant. */
export interface BusEvents {
  /** Sessions have ended: one by its hash, or all of a user but perhaps one. */
  sessionsEnded: { organizationId: number; userId: number; tokenHash?: string; except?: string };
  /** What a signed-in user's requests run as has changed: name, type, roles or being active. */
  userChanged: { organizationId: number; userId: number };
  /** The settings of an organization have changed. */
  organizationChanged: { organizationId: number };
}

export type BusTopic = keyof BusEvents;
