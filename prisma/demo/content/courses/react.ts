import type { CourseContent } from "../types";

export const react: CourseContent = {
  code: "REACT",
  cover: "react",
  title: "React in Practice",
  category: "Web Development",
  level: "INTERMEDIATE",
  status: "PUBLISHED",
  price: 4999,
  durationMinutes: 2400,
  description:
    "Build real interfaces with React: components, state and effects, forms, routing, data loading, testing and performance. You will create a clinic appointment app step by step, first with plain state, then with a router, a shared context and tests, and you will learn to explain every decision in a code review.",
  authorName: "Rohan Mehta",
  objectives: [
    "Break a screen into components with clear props",
    "Manage state with hooks and reducers",
    "Load data and show loading, empty and error states",
    "Add client-side routes to an application",
    "Test components the way a user works with them",
  ],
  modules: [
    {
      name: "Components and JSX",
      topics: [
        "Why React",
        "JSX rules",
        "Props and children",
        "Conditional rendering",
        "Lists and keys",
        "Keeping components pure",
      ],
      facts: [
        {
          term: "JSX",
          definition:
            "the syntax extension that lets you write markup inside JavaScript and compiles to function calls",
        },
        { term: "props", definition: "the read-only inputs that a parent passes to a component" },
        {
          term: "key",
          definition: "the special attribute that tells React which list item is which between renders",
        },
        {
          term: "fragment",
          definition: "a wrapper that groups several elements without adding a node to the page",
        },
      ],
    },
    {
      name: "State and Events",
      topics: [
        "The useState hook",
        "Event handlers",
        "State as a snapshot",
        "Updating objects and arrays",
        "Lifting state up",
        "Batching of updates",
      ],
      facts: [
        {
          term: "useState",
          definition: "the hook that gives a component one remembered value and a function to replace it",
        },
        {
          term: "lifting state up",
          definition: "moving shared data to the closest common parent of the components that need it",
        },
        {
          term: "updater function",
          definition: "a callback passed to a setter that computes the next value from the pending one",
        },
        {
          term: "controlled input",
          definition: "a form field whose displayed value always comes from a component's state",
        },
      ],
    },
    {
      name: "Effects and Refs",
      topics: [
        "Synchronising with external systems",
        "Effect dependencies",
        "Cleaning up",
        "You might not need an effect",
        "Refs to DOM nodes",
        "Custom hooks",
      ],
      facts: [
        {
          term: "useEffect",
          definition: "the hook that synchronises a component with an external system after rendering",
        },
        {
          term: "cleanup function",
          definition:
            "the function that an effect returns to undo its work before it runs again or on unmount",
        },
        {
          term: "useRef",
          definition: "the hook that keeps a mutable value without causing another render when it changes",
        },
        {
          term: "custom hook",
          definition: "a reusable function whose name starts with use and that calls other hooks",
        },
        {
          term: "dependency array",
          definition: "the list of reactive values that decides whether an effect has to run again",
        },
      ],
    },
    {
      name: "Sharing State",
      topics: [
        "Prop drilling",
        "Context providers",
        "Reducers",
        "Combining reducer and context",
        "External stores",
        "When to keep state local",
      ],
      facts: [
        {
          term: "context",
          definition:
            "the feature that passes a value to a whole subtree without threading it through each level",
        },
        {
          term: "reducer",
          definition: "a pure function that takes the current state and an action and returns the next state",
        },
        {
          term: "prop drilling",
          definition: "handing a value through many layers that do not use it themselves",
        },
        {
          term: "action",
          definition: "the plain object passed to dispatch that says what the user has just done",
        },
      ],
    },
    {
      name: "Routing and Data",
      topics: [
        "Routes and nested layouts",
        "Links and navigation",
        "URL parameters",
        "Loading data",
        "Error boundaries",
        "Suspense",
      ],
      facts: [
        {
          term: "error boundary",
          definition:
            "a component that catches failures thrown while rendering its children and shows a fallback",
        },
        {
          term: "Suspense",
          definition: "the component that shows a fallback until its children have finished loading",
        },
        {
          term: "nested route",
          definition: "a path whose screen is drawn inside the layout of its parent path",
        },
        {
          term: "URL parameter",
          definition: "a named segment such as :id whose value is read from the address",
        },
      ],
    },
    {
      name: "Forms and Testing",
      topics: [
        "Form submission",
        "Validation messages",
        "Accessible labels",
        "Testing Library queries",
        "Simulating user events",
        "Mocking the network",
      ],
      facts: [
        {
          term: "React Testing Library",
          definition: "the tool that tests components through what the user can see and do",
        },
        {
          term: "getByRole",
          definition: "the query that finds an element by its accessible meaning, such as button or heading",
        },
        {
          term: "mock server",
          definition: "a stand-in that answers network requests with prepared data during tests",
        },
        {
          term: "user-event",
          definition: "the companion package that simulates full interactions such as typing and clicking",
        },
      ],
    },
    {
      name: "Performance and Delivery",
      topics: [
        "How rendering works",
        "Memoisation",
        "Code splitting",
        "Virtualised lists",
        "Profiling",
        "Production builds",
        "Deploying a single-page app",
      ],
      facts: [
        {
          term: "React.memo",
          definition: "the wrapper that skips a component's re-render while its props stay the same",
        },
        { term: "useMemo", definition: "the hook that caches the result of a calculation between renders" },
        {
          term: "React.lazy",
          definition: "the function that defers loading a component's code until it is first rendered",
        },
        {
          term: "reconciliation",
          definition:
            "the comparison of the new element tree with the previous one to find the minimal changes",
        },
        {
          term: "virtualised list",
          definition: "a long collection of which only the rows in view are put into the page",
        },
      ],
    },
  ],
  resources: [
    {
      name: "React documentation: Learn React",
      type: "LINK",
      url: "https://react.dev/learn",
      minutes: 90,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["reference", "reading"],
    },
    {
      name: "React course for beginners",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/bMknfKXIFA8",
      minutes: 716,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["video"],
    },
    {
      name: "React documentation: Thinking in React",
      type: "LINK",
      url: "https://react.dev/learn/thinking-in-react",
      minutes: 25,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["components", "reading"],
    },
    {
      name: "Rules of hooks",
      type: "LINK",
      url: "https://react.dev/reference/rules/rules-of-hooks",
      minutes: 10,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["hooks", "reference"],
    },
    {
      name: "React 18 in one class",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/SqcY0GlETPk",
      minutes: 80,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["video", "basics"],
    },
    {
      name: "Render tree of a small app",
      type: "IMAGE",
      url: "https://react.dev/images/docs/diagrams/render_tree.webp",
      minutes: 5,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["diagram"],
    },
    {
      name: "React Router documentation",
      type: "LINK",
      url: "https://reactrouter.com/home",
      minutes: 40,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["routing", "reference"],
    },
    {
      name: "Hooks on two pages",
      type: "PDF",
      url: "/demo/react/hooks-summary.pdf",
      minutes: 15,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["cheat-sheet", "hooks"],
    },
    {
      name: "Recorded class: forms that validate",
      type: "VIDEO",
      url: "/demo/react/forms-class.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["recording", "forms"],
    },
    {
      name: "Clinic appointment app, starter branch",
      type: "FILE",
      url: "/demo/react/clinic-starter.md",
      minutes: 30,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["exercise"],
    },
    {
      name: "Solutions of the weekly tasks",
      type: "FILE",
      url: "/demo/react/solutions.md",
      minutes: 30,
      visibility: "PRIVATE",
      status: "PUBLISHED",
      tags: ["staff", "solutions"],
    },
    {
      name: "Focus music for practice",
      type: "AUDIO",
      url: "/demo/focus-music.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "DRAFT",
      tags: ["audio", "career"],
    },
  ],
};
