/** What stands under the heading, while it loads too. */
export const dashboardSubtitle = "Today's classes, and what needs attention.";
