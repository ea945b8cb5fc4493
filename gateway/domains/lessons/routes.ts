import { get } from "#gateway/routes/calls";
import type { RestRoute } from "#gateway/routes/route";

const block = "id: databaseId kind markdown html url file { signedUrl }";

interface Block {
  file: { signedUrl: string | null } | null;
}

interface Lesson {
  publishedAt: string | null;
  blocks: Block[];
  draftBlocks: Block[] | null;
}

const readBlock = ({ file, ...rest }: Block) => ({ ...rest, fileUrl: file?.signedUrl ?? null });

/** A lesson that was never published is read by staff as its draft. */
const readLesson = ({ publishedAt, blocks, draftBlocks, ...lesson }: Lesson) => ({
  ...lesson,
  blocks: (publishedAt === null ? (draftBlocks ?? blocks) : blocks).map(readBlock),
});

/** The call that reads a lesson. */
export const routes: readonly RestRoute[] = [
  get("courses/{id}/topics/{topicId}", {
    notFound: "Topic not found",
    document: `query ($id: Int!, $topicId: Int!) {
      answer: lesson(courseId: $id, topicId: $topicId) {
        id: databaseId name summary minutes completion isOpen publishedAt blocks { ${block} } draftBlocks { ${block} }
      }
    }`,
    shape: readLesson,
  }),
];
