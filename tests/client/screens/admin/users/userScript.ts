export const user = (number: number, change: object = {}) => ({
  ...{ __typename: "User", id: `user${number}`, databaseId: number, name: `Person ${number}` },
  ...{ username: `person${number}`, email: `p${number}@b.in`, userType: "U", roleNames: ["LEARNER"] },
  ...{ emailVerified: false, active: true, updatedAt: "2025-03-05T10:00:00.000Z", tenantId: 1 },
  ...{ lastSeenAt: null },
  ...{
    canUpdate: true,
    canClose: true,
    canChangeRights: false,
    canResetSecondFactor: false,
    ...{ extraTimePercent: 0, isErased: false, canErase: false, canExport: true },
    canMakeSignInCode: true,
    mailSuppressions: [],
  },
  ...change,
});
export const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
export const aList = (...nodes: object[]) => ({ totalCount: nodes.length, nodes, pageInfo });
