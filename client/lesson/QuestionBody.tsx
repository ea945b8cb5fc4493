import { classNames } from "~/ui/classNames";
import { RenderedText } from "~/ui/RenderedText";
import { PictureView } from "./PictureView";

/** The picture of a question, as the server returns it. */
export interface QuestionPicture {
  readonly url: string;
  readonly width: number | null | undefined;
  readonly height: number | null | undefined;
}

interface Props {
  /** The rendered text; empty without one. */
  html: string;
  picture: QuestionPicture | null | undefined;
  /** Describes the picture; empty without a description. */
  pictureAlt: string;
  className?: string;
}

/** The text and the picture below a question's title. Nothing without them. */
export function QuestionBody({ html, picture, pictureAlt, className }: Props) {
  if (html === "" && !picture) return null;
  return (
    <div className={classNames("grid max-w-prose gap-3", className)}>
      {html !== "" && <RenderedText html={html} />}
      {picture && (
        <div className="[&_img]:max-h-96 [&_img]:w-auto">
          <PictureView
            address={picture.url}
            altText={pictureAlt || "Picture of the question"}
            caption=""
            width={picture.width ?? null}
            height={picture.height ?? null}
          />
        </div>
      )}
    </div>
  );
}
