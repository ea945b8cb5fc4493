import { Fragment, type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";
import { type Block, type Inline, type Item, parseMarkdown } from "../formats/markdown";

const linkClass = "rounded-sm font-medium text-brand-ink underline underline-offset-2 wrap-anywhere";

/** The parts of a text never change order, so their index can be the key. */
const inOrder = <Part,>(parts: readonly Part[], draw: (part: Part) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);

const drawInline = (part: Inline): ReactNode => {
  if (part.kind === "text") return part.text;
  if (part.kind === "code")
    return <code className="rounded-sm bg-sunken px-1 text-[0.9em]">{part.text}</code>;
  const children = inOrder(part.parts, drawInline);
  if (part.kind === "strong") return <strong className="font-semibold text-ink">{children}</strong>;
  if (part.kind === "emphasis") return <em>{children}</em>;
  if (part.to.startsWith("/")) {
    return (
      <Link to={part.to} className={linkClass}>
        {children}
      </Link>
    );
  }
  return (
    <a href={part.to} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children}
    </a>
  );
};

/** Renders an item with one paragraph as plain text, without the paragraph element. */
function drawItem(item: Item): ReactNode {
  const [first = [], ...others] = item;
  return (
    <li className="my-1 pl-1">
      {inOrder(first, drawInline)}
      {inOrder(others, (paragraph) => (
        <p className="mt-2">{inOrder(paragraph, drawInline)}</p>
      ))}
    </li>
  );
}

function drawBlock(block: Block): ReactNode {
  if (block.kind === "code") {
    return (
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard, too.
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm leading-6"
      >
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === "list") {
    const items = inOrder(block.items, drawItem);
    if (!block.ordered) return <ul className="list-disc pl-6">{items}</ul>;
    return (
      <ol start={block.start} className="list-decimal pl-6">
        {items}
      </ol>
    );
  }
  const children = inOrder(block.parts, drawInline);
  if (block.kind === "quote") {
    return <blockquote className="border-l-2 border-control pl-4 whitespace-pre-line">{children}</blockquote>;
  }
  if (block.kind === "paragraph") return <p className="whitespace-pre-line">{children}</p>;
  return block.level === 2 ? (
    <h2 className="mt-4 text-xl leading-7 font-semibold text-ink">{children}</h2>
  ) : (
    <h3 className="mt-2 text-lg leading-7 font-semibold text-ink">{children}</h3>
  );
}

/** Renders Markdown as React elements. HTML is shown as text. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div
      dir="auto"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 text-base leading-7 wrap-anywhere text-soft"
    >
      {inOrder(blocks, drawBlock)}
    </div>
  );
}
