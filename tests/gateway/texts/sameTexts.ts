/** Texts that two parsers of Markdown have read differently, with a part of the HTML that each is. */
export const sameTexts: readonly (readonly [name: string, markdown: string, html: string])[] = [
  ["table", "| Day | Room |\n|---|---|\n| Monday | 4 |", "<td>Monday</td>"],
  ["strikethrough", "Now ~~ten~~ nine.", "<del>ten</del>"],
  ["picture", "![Plan](/files/plan.png)", '/files/plan.png" alt="Plan" />'],
  ["heading", "#### Bring a laptop", "<h4>Bring a laptop</h4>"],
  ["hard break", "First  \nsecond", "First<br />\nsecond"],
  [
    "code in an item",
    "- Run\n\n  ```\n  npm start\n  ```",
    '<pre><code class="hljs">npm start\n</code></pre>',
  ],
  ["task", "- [ ] Read\n- [x] Write", 'aria-label="Done" checked="" /> Write'],
  ["nested list", "- one\n  - inner", "<li>one\n<ul>\n<li>inner</li>"],
  ["numbers in a list", "- one\n  1. first\n  2. second", "<ol>\n<li>first</li>\n<li>second</li>"],
  ["footnote", "As said[^1].\n\n[^1]: By Ravi.", "data-footnote-ref"],
];

/** All of them as one text. */
export const allTexts = sameTexts.map(([, markdown]) => markdown).join("\n\nThen:\n\n");
