import type { FileOwner as FileOwnerName } from "#gateway/database/generated/prisma/client";
import { signAddress } from "#gateway/files/signature";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { nodeType, valueType } from "#gateway/graphql/types";
import { mayManageFile, visibleFiles } from "./access";
import { type FileKind as FileKindName, fileAddress } from "./contract";
import { readFileSecret } from "./keyCommands";
import { mayRead } from "./readableLoaders";
import { type FileUseItem, readFileUses } from "./useLoaders";

export const FileKind = describedEnum<FileKindName>(
  "FileKind",
  "The kind of a file, detected from its bytes.",
  {
    IMAGE: "A picture that every browser can show.",
    VIDEO: "A video.",
    AUDIO: "A recording.",
    PDF: "A PDF.",
    DOCUMENT: "An office document or a text file.",
    OTHER: "Anything else; download only.",
  },
);

const FileOwner = describedEnum<FileOwnerName>("FileOwner", "Kind of object that uses a file.", {
  BLOCK: "A block of a lesson.",
  COURSE: "A course, as its cover.",
  CURRICULUM: "A curriculum, as its cover.",
  CURRICULUM_BLOCK: "A block of a curriculum's lesson.",
  ORGANIZATION: "The organization, as its logo.",
  USER: "A user, as the avatar.",
  RESOURCE: "A resource of a course.",
  MESSAGE: "A chat message.",
  BLOG_POST: "A blog post.",
  ASSIGNMENT: "An assignment.",
  SUBMISSION: "A learner's submission.",
  QUESTION: "A question of a course.",
  ATTEMPT_QUESTION: "A question of an attempt, or its answer.",
  CERTIFICATE: "A certificate template.",
});

const FileUseItemType = valueType<FileUseItem>("FileUseItem", {
  description: "A use of a file. Requires staff.",
  readers: "files.read",
  values: {
    kind: value(FileOwner, "Kind of object."),
    label: value("String", "Name of the object."),
    address: nullable("String", "Path of its screen; null if it has none."),
  },
});

export const File = nodeType("File", {
  description:
    "An uploaded file. People who can see an object that uses it may read it; `node` finds only files that the viewer may look up.",
  visible: visibleFiles,
  readers: "public",
  columns: {
    name: "Its name.",
    kind: "Its kind.",
    mime: "Its media type.",
    width: "The width in pixels; null unless it is a picture.",
    height: "The height in pixels; null unless it is a picture.",
    seconds: "Length in seconds; null unless it is a video or a recording with a known length.",
    createdAt: "When it was uploaded.",
    uploadedByName: restricted("files.read", "Name of the person who uploaded it. Requires staff."),
    unusedSince: restricted(
      "files.read",
      "Since when it has been unused; null while it is in use. Requires staff.",
    ),
  },
  fields: (t) => ({
    bytes: t.float({
      description: "Its size.",
      ...fromColumn("bytes", Number),
    }),
    url: t.string({
      description: "URL on this site, for people who may read it. A picture takes ?width=480, 960 or 1920.",
      select: { id: true, name: true },
      resolve: (file) => fileAddress(file),
    }),
    signedUrl: t.string({
      nullable: true,
      description: "A URL at which anyone may read it, for ten minutes; null unless the viewer may read it.",
      select: { id: true, name: true, organizationId: true, uploadedById: true },
      resolve: async (file, _args, context) =>
        (await mayRead(context, file))
          ? signAddress(file, await readFileSecret(context), context.clock())
          : null,
    }),
    uses: t.field({
      type: [FileUseItemType],
      description: "Objects that use it, earliest first. Requires staff.",
      authScopes: { "files.read": true },
      ...fromLoader(readFileUses, []),
    }),
    canDelete: t.boolean({
      description: "Whether the viewer may delete it now: only while it is unused.",
      select: { uploadedById: true, unusedSince: true },
      resolve: (file, _args, { viewer }) => file.unusedSince !== null && mayManageFile(viewer, file),
    }),
    canReplace: t.boolean({
      description: "Whether the viewer may rename or replace it.",
      select: { uploadedById: true },
      resolve: (file, _args, { viewer }) => mayManageFile(viewer, file),
    }),
  }),
});

/** The options of a field that returns the files which belong to a row, in their order. */
export const ofFilesInOrder = {
  select: (_args: object, _context: object, nested: (selection: true) => never) => ({
    files: { orderBy: { displayOrder: "asc" as const }, select: { file: nested(true) } },
  }),
  resolve: ({ files }: { files: unknown }) => (files as { file: never }[]).map(({ file }) => file),
};
