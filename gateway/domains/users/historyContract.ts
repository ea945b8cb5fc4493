import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { userTypeLabels } from "./contract";

/** Labels of the history for changes of users. */
export const history = {
  mutations: {
    importUsers: "user.imported",
    updateProfile: "user.profileUpdated",
    updateAvatar: "user.pictureChanged",
    changePassword: "user.passwordChanged",
    setUsersActive: "user.activityChanged",
    createUser: "user.created",
    updateUser: "user.updated",
    setUserActive: "user.activityChanged",
    setExtraTime: "user.extraTimeSet",
    deleteUser: "user.deleted",
  },
  actions: {
    "user.accessReset": "Access reset by the operator",
    "user.activityChanged": "Account opened or closed",
    "user.created": "Account created",
    "user.deleted": "Account deleted",
    "user.extraTimeSet": "Extra time set",
    "user.imported": "Accounts imported",
    "user.passwordChanged": "Password changed",
    "user.pictureChanged": "Picture changed",
    "user.profileUpdated": "Profile updated",
    "user.updated": "Account updated",
  },
  tables: {
    User: "Account",
    UserRole: "Role of a person",
  },
  columns: {
    User: {
      active: flag("Active"),
      avatarUrl: "Picture",
      careerTrack: "Career track",
      emailVerified: flag("Verified"),
      erasedAt: date("Erased"),
      extraTimePercent: "Extra time (%)",
      passwordHash: "Password",
      userType: "User type",
      username: "Username",
    },
    UserRole: {
      roleId: "Role (id)",
    },
  },
  values: {
    User: { userType: userTypeLabels },
  },
} as const satisfies DomainHistory;
