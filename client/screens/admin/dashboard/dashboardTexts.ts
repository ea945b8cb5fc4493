/** What stands under the heading, while it loads too. */
export const dashboardSubtitle = "What the institute holds, and what needs attention.";
