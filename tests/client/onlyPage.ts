/** The page info of a list whose rows are all on one page. */
export const onlyPage = {
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: "start",
  endCursor: "end",
};
