import type { CourseContent } from "../types";

export const htmlCss: CourseContent = {
  code: "HTML-CSS",
  cover: "html-css",
  title: "HTML & CSS Essentials",
  category: "Web Development",
  level: "BEGINNER",
  status: "PUBLISHED",
  price: null,
  durationMinutes: 1500,
  description:
    "Build clean, accessible web pages from the first tag onward. You will write semantic HTML, style it with modern CSS, lay pages out with flexbox and grid, and make them work on every phone your visitors carry. Each module ends with a small page that you publish and share with your batch.",
  authorName: "Anjali Deshpande",
  objectives: [
    "Write valid, semantic HTML for articles, forms and tables",
    "Style pages with selectors, the cascade and custom properties",
    "Lay out a page with flexbox and grid",
    "Make a design responsive with media queries and fluid units",
    "Check a page for keyboard access and colour contrast",
  ],
  modules: [
    {
      name: "HTML Foundations",
      topics: [
        "How a browser loads a page",
        "Document structure and the doctype",
        "Headings, paragraphs and lists",
        "Links and relative paths",
        "Images and alternative text",
        "Validating a page",
      ],
      facts: [
        {
          term: "doctype",
          definition: "the declaration on the first line of a page that keeps the browser out of quirks mode",
        },
        {
          term: "alt attribute",
          definition: "the text a screen reader speaks in place of a picture that cannot be seen",
        },
        {
          term: "anchor element",
          definition:
            "the tag that makes its content a hyperlink to another page or to a place in the same page",
        },
        {
          term: "void element",
          definition: "a tag such as br or img that can have no content and takes no closing tag",
        },
      ],
    },
    {
      name: "Semantic Markup",
      topics: [
        "Header, nav, main and footer",
        "Sections and articles",
        "Figures and captions",
        "Emphasis and importance",
        "Dates, abbreviations and quotes",
        "Landmarks for assistive technology",
      ],
      facts: [
        {
          term: "main element",
          definition:
            "the landmark that holds the dominant content of a page and should be visible only once",
        },
        {
          term: "nav element",
          definition: "the landmark that wraps a block of important links such as a menu",
        },
        {
          term: "article element",
          definition:
            "a self-contained composition that would still make sense if it were syndicated elsewhere",
        },
        {
          term: "figcaption",
          definition: "the tag that gives a visible legend to a picture, diagram or code listing",
        },
      ],
    },
    {
      name: "Forms and Tables",
      topics: [
        "Labels and inputs",
        "Choosing the right input type",
        "Required fields and patterns",
        "Radio buttons and checkboxes",
        "Select and datalist",
        "Table headers and captions",
        "GET and POST submission",
      ],
      facts: [
        {
          term: "label element",
          definition: "the tag that names a form control and moves the focus to it when it is clicked",
        },
        { term: "fieldset", definition: "the tag that groups related form controls under one legend" },
        {
          term: "required attribute",
          definition: "the flag that makes the browser refuse to submit a form while the control is empty",
        },
        { term: "th element", definition: "the table cell that heads a row or a column" },
        {
          term: "datalist",
          definition: "a set of suggested values offered while the visitor types in a text input",
        },
      ],
    },
    {
      name: "CSS Basics",
      topics: [
        "Where styles come from",
        "Type, class and id selectors",
        "Combinators and pseudo-classes",
        "Specificity and the cascade",
        "Inheritance",
        "Custom properties",
      ],
      facts: [
        {
          term: "specificity",
          definition: "the weight of a selector that decides which of several conflicting rules applies",
        },
        {
          term: "pseudo-class",
          definition: "a keyword such as :hover that selects an element in a particular state",
        },
        {
          term: "pseudo-element",
          definition: "a keyword such as ::before that styles a generated or partial piece of an element",
        },
        {
          term: "custom property",
          definition: "a value whose name starts with two hyphens and that is read back through var()",
        },
      ],
    },
    {
      name: "The Box Model and Typography",
      topics: [
        "Content, padding, border and margin",
        "The box-sizing property",
        "Margin collapsing",
        "Web fonts",
        "Line height and measure",
        "Relative units",
      ],
      facts: [
        { term: "padding", definition: "the space between the content of a box and its border" },
        {
          term: "margin",
          definition: "the transparent space outside the border that keeps neighbouring boxes apart",
        },
        {
          term: "box-sizing",
          definition:
            "the property that decides whether a declared width includes the border and the inner spacing",
        },
        { term: "rem", definition: "a length unit equal to the font size of the root element" },
      ],
    },
    {
      name: "Flexbox and Grid",
      topics: [
        "Main axis and cross axis",
        "Growing and shrinking items",
        "Alignment and gaps",
        "Grid tracks and the fr unit",
        "Named grid areas",
        "Choosing between flexbox and grid",
      ],
      facts: [
        {
          term: "flex container",
          definition: "a box whose children are laid out along one main axis in a row or a column",
        },
        {
          term: "CSS grid",
          definition: "the layout model that places items into rows and columns at the same time",
        },
        {
          term: "fr unit",
          definition: "a length that stands for one share of the free space left among the tracks",
        },
        {
          term: "justify-content",
          definition: "the property that distributes items along the main axis of their container",
        },
      ],
    },
    {
      name: "Responsive and Accessible Pages",
      topics: [
        "The viewport meta tag",
        "Mobile-first media queries",
        "Fluid images and srcset",
        "Colour contrast",
        "Focus styles and keyboard order",
        "Reduced motion",
        "Publishing a static site",
      ],
      facts: [
        {
          term: "media query",
          definition: "a condition such as a minimum width under which a block of styles is applied",
        },
        {
          term: "viewport meta tag",
          definition: "the line in the head that makes a phone lay the page out at its own device width",
        },
        {
          term: "srcset",
          definition:
            "the attribute that lists several versions of a picture so that the browser can pick the best size",
        },
        {
          term: "tabindex",
          definition: "the attribute that makes an element focusable or takes it out of the keyboard order",
        },
        {
          term: "contrast ratio",
          definition:
            "the measured difference in luminance between text and its background, at least 4.5:1 for body text",
        },
      ],
    },
  ],
  resources: [
    {
      name: "MDN: Structuring content with HTML",
      type: "LINK",
      url: "https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Structuring_content",
      minutes: 40,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["html", "reading"],
    },
    {
      name: "HTML full course for beginners",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/qz0aGYrrlhU",
      minutes: 69,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["html", "video"],
    },
    {
      name: "MDN: CSS styling basics",
      type: "LINK",
      url: "https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Styling_basics",
      minutes: 35,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["css", "reading"],
    },
    {
      name: "W3C markup validation service",
      type: "LINK",
      url: "https://validator.w3.org/",
      minutes: 10,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["tools"],
    },
    {
      name: "CSS tutorial, from zero to hero",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/OXGznpKZ_sA",
      minutes: 378,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["css", "video"],
    },
    {
      name: "Flexbox axes at a glance",
      type: "IMAGE",
      url: "https://developer.mozilla.org/en-US/docs/Web/CSS/Guides/Flexible_box_layout/Basic_concepts/basics1.png",
      minutes: 5,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["flexbox", "diagram"],
    },
    {
      name: "CSS selectors level 4 cheat sheet",
      type: "PDF",
      url: "/demo/html-css/selectors-cheat-sheet.pdf",
      minutes: 15,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["css", "cheat-sheet"],
    },
    {
      name: "Building the batch landing page, recorded class",
      type: "VIDEO",
      url: "/demo/html-css/landing-page-class.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["recording", "grid"],
    },
    {
      name: "Starter files for the portfolio page",
      type: "FILE",
      url: "/demo/html-css/portfolio-starter.md",
      minutes: 20,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["exercise"],
    },
    {
      name: "WebAIM contrast checker",
      type: "LINK",
      url: "https://webaim.org/resources/contrastchecker/",
      minutes: 10,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["accessibility", "tools"],
    },
    {
      name: "Evaluation guide for the final page",
      type: "PDF",
      url: "/demo/html-css/evaluation-guide.pdf",
      minutes: 20,
      visibility: "PRIVATE",
      status: "PUBLISHED",
      tags: ["staff", "assessment"],
    },
    {
      name: "Focus music for practice",
      type: "AUDIO",
      url: "/demo/focus-music.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "DRAFT",
      tags: ["accessibility", "audio"],
    },
  ],
};
