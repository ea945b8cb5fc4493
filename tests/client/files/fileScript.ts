/** A file, as the server returns it. */
export const aFile = (databaseId: number, name: string, fields: object = {}) => ({
  __typename: "File",
  id: `file-${databaseId}`,
  databaseId,
  name,
  kind: "DOCUMENT",
  bytes: 2_048,
  width: null,
  height: null,
  url: `/files/${databaseId}/${name}`,
  ...fields,
});
