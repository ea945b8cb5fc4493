import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostArticle_post$data, PostArticle_post$key } from "~/__generated__/PostArticle_post.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { ButtonLink } from "~/ui/ButtonLink";
import { RenderedText } from "~/ui/RenderedText";
import { useHeadingFocus } from "~/ui/useHeadingFocus";
import { Byline } from "./Byline";

/** A post, with its related course below it. */
export function PostArticle({ post: key }: { post: PostArticle_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostArticle_post on BlogPost {
        title
        summary
        bodyHtml
        course { code title }
        ...Byline_post
      }
    `,
    key,
  );
  const { title, summary, bodyHtml, course } = post;
  useScreenTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <article className="mx-auto max-w-2xl">
      <header className="mb-8 border-b border-line pb-6">
        <Breadcrumbs items={[{ label: "Blog", to: "/blog" }, { label: title }]} />
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="mt-3 text-3xl leading-tight font-semibold text-balance wrap-anywhere text-ink"
        >
          {title}
        </h1>
        <p dir="auto" className="mt-3 text-lg leading-7 wrap-anywhere text-soft">
          {summary}
        </p>
        <Byline post={post} />
      </header>
      <RenderedText html={bodyHtml} />
      {course && <CourseOfPost course={course} />}
    </article>
  );
}

function CourseOfPost({ course }: { course: NonNullable<PostArticle_post$data["course"]> }) {
  return (
    <aside
      aria-label="Related course"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">Related course</p>
        <p className="font-semibold wrap-anywhere text-ink">{course.title}</p>
      </div>
      <ButtonLink variant="primary" to={`/courses/${encodeURIComponent(course.code)}`}>
        View course
      </ButtonLink>
    </aside>
  );
}
