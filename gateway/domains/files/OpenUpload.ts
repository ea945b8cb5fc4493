import { fromColumn } from "#gateway/graphql/fromColumn";
import { rowsQuery } from "#gateway/graphql/queryFields";
import { nodeType } from "#gateway/graphql/types";
import { visibleOpenUploads } from "./access";

export const OpenUpload = nodeType("OpenUpload", {
  description:
    "An upload that is not finished. After an hour without a byte it no longer counts for its uploader; after a day it is deleted. Requires the right to manage all files.",
  visible: visibleOpenUploads,
  readers: "files.manage",
  columns: {
    name: "The file's name, as given by its uploader.",
    createdAt: "When it was announced.",
    activeAt: "When bytes last arrived, or it was announced.",
  },
  relations: { user: "Its uploader." },
  fields: (t) => ({
    bytes: t.float({
      description: "The announced size.",
      ...fromColumn("bytes", Number),
    }),
    arrivedBytes: t.float({
      description: "Bytes that have arrived; these count for the organization.",
      ...fromColumn("arrivedBytes", Number),
    }),
  }),
});

rowsQuery("openUploads", {
  type: OpenUpload,
  description:
    "The organization's unfinished uploads, the largest first. Requires the right to manage all files.",
  readers: "files.manage",
  orderBy: [{ bytes: "desc" }, { id: "asc" }],
});
