import type { CourseContent } from "../types";

export const javascript: CourseContent = {
  code: "JS-CORE",
  cover: "javascript",
  title: "JavaScript from the Ground Up",
  category: "Web Development",
  level: "BEGINNER",
  status: "PUBLISHED",
  price: null,
  durationMinutes: 2100,
  description:
    "Learn the language of the web properly before you reach for a framework. The course covers values and scope, functions and closures, objects and classes, the DOM, promises and modules, with a running project: a bill splitter that grows from a console script to an offline-ready page.",
  authorName: "Rohan Mehta",
  objectives: [
    "Predict how values, scope and hoisting behave",
    "Write small pure functions and combine them with array methods",
    "Change a page through the DOM and handle its events",
    "Fetch data with promises and async functions",
    "Split a program into modules and debug it in the browser",
  ],
  modules: [
    {
      name: "Values and Control Flow",
      topics: [
        "Running scripts in the browser and Node.js",
        "let and const",
        "Primitive types",
        "Equality and coercion",
        "Conditionals",
        "Loops",
        "Template literals",
      ],
      facts: [
        {
          term: "const",
          definition: "the keyword that declares a block-scoped name which cannot be assigned again",
        },
        {
          term: "strict equality",
          definition: "the === comparison, which is false whenever the two operands differ in type",
        },
        {
          term: "NaN",
          definition:
            "the number value that results from an impossible calculation and is not equal to itself",
        },
        {
          term: "undefined",
          definition: "the value of a variable that has been declared but not yet given anything",
        },
      ],
    },
    {
      name: "Functions and Scope",
      topics: [
        "Function declarations and expressions",
        "Parameters and defaults",
        "Arrow functions",
        "Block and function scope",
        "Hoisting",
        "Closures",
      ],
      facts: [
        {
          term: "closure",
          definition: "a function together with the variables of the surrounding scope that it keeps alive",
        },
        {
          term: "hoisting",
          definition: "the treatment of declarations as if they stood at the top of their scope",
        },
        {
          term: "arrow function",
          definition: "a short callable expression that takes its this from the surrounding code",
        },
        {
          term: "rest parameter",
          definition:
            "the last entry of a signature, written with three dots, that collects the remaining arguments",
        },
      ],
    },
    {
      name: "Arrays and Objects",
      topics: [
        "Object literals",
        "Destructuring",
        "Spread syntax",
        "map, filter and reduce",
        "Sorting and searching",
        "Map and Set",
        "JSON",
      ],
      facts: [
        {
          term: "destructuring",
          definition: "the syntax that unpacks properties or items into separate variables in one statement",
        },
        {
          term: "map method",
          definition: "the array operation that returns a new list with every item transformed by a callback",
        },
        {
          term: "reduce method",
          definition: "the array method that combines all items into one value",
        },
        { term: "Set", definition: "a built-in collection that keeps each value at most once" },
        {
          term: "JSON.stringify",
          definition: "the call that turns a value into text that can be stored or sent",
        },
      ],
    },
    {
      name: "Prototypes and Classes",
      topics: [
        "The this keyword",
        "Constructor functions",
        "The prototype chain",
        "Class syntax",
        "Inheritance with extends",
        "Private fields",
        "Getters and setters",
      ],
      facts: [
        {
          term: "prototype",
          definition: "the object in which a property is looked up when the object itself does not have it",
        },
        {
          term: "super",
          definition: "the keyword with which a subclass calls the constructor or methods of its parent",
        },
        {
          term: "private field",
          definition: "a class member whose name starts with a hash and that no outside code can read",
        },
        {
          term: "bind method",
          definition: "the call that returns a copy of a function with its this fixed in advance",
        },
      ],
    },
    {
      name: "The DOM and Events",
      topics: [
        "Selecting elements",
        "Creating and removing nodes",
        "Classes and data attributes",
        "Listening to events",
        "Bubbling and delegation",
        "Forms and validation",
      ],
      facts: [
        {
          term: "querySelector",
          definition: "the method that returns the first element matching a CSS selector",
        },
        {
          term: "event bubbling",
          definition: "the travel of a notification from the clicked element up through its ancestors",
        },
        {
          term: "event delegation",
          definition: "the pattern of handling many children with one listener on their common ancestor",
        },
        {
          term: "preventDefault",
          definition: "the call that stops the browser's own action, such as submitting a form",
        },
      ],
    },
    {
      name: "Asynchronous JavaScript",
      topics: [
        "The event loop",
        "Callbacks and timers",
        "Promises",
        "async and await",
        "The Fetch API",
        "Handling errors",
        "Running requests in parallel",
      ],
      facts: [
        {
          term: "promise",
          definition: "an object that stands for a result which will be available or fail later",
        },
        {
          term: "await",
          definition: "the keyword that pauses an async function until a pending result settles",
        },
        {
          term: "event loop",
          definition: "the mechanism that takes queued callbacks one at a time once the call stack is empty",
        },
        {
          term: "Promise.all",
          definition:
            "the call that waits for a whole list of pending results and rejects as soon as one fails",
        },
        {
          term: "fetch",
          definition: "the browser function that sends an HTTP request and gives back a pending Response",
        },
      ],
    },
    {
      name: "Modules and Tooling",
      topics: [
        "import and export",
        "npm and package.json",
        "Bundling with Vite",
        "Debugging with breakpoints",
        "Linting and formatting",
        "Local storage",
        "A first unit test",
      ],
      facts: [
        {
          term: "ES module",
          definition: "a file with its own scope that shares names through import and export statements",
        },
        {
          term: "package.json",
          definition: "the manifest that lists the dependencies and scripts of a Node.js project",
        },
        {
          term: "localStorage",
          definition: "the browser store of string pairs that survives closing the tab",
        },
        { term: "breakpoint", definition: "a marked line at which the debugger pauses the running program" },
      ],
    },
  ],
  resources: [
    {
      name: "MDN: JavaScript guide",
      type: "LINK",
      url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide",
      minutes: 90,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["reference", "reading"],
    },
    {
      name: "JavaScript, a full course for beginners",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/PkZNo7MFNFg",
      minutes: 207,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["video", "basics"],
    },
    {
      name: "The modern JavaScript tutorial",
      type: "LINK",
      url: "https://javascript.info/",
      minutes: 120,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["reading", "basics"],
    },
    {
      name: "JavaScript in one hour",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/W6NZfCO5SIk",
      minutes: 48,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["video", "basics"],
    },
    {
      name: "ECMAScript language specification",
      type: "LINK",
      url: "https://tc39.es/ecma262/",
      minutes: 30,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["reference"],
    },
    {
      name: "Event flow through the DOM tree",
      type: "IMAGE",
      url: "https://www.w3.org/TR/DOM-Level-3-Events/images/eventflow.svg",
      minutes: 5,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["dom", "diagram"],
    },
    {
      name: "Array methods on one page",
      type: "PDF",
      url: "/demo/javascript/array-methods.pdf",
      minutes: 15,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["cheat-sheet", "arrays"],
    },
    {
      name: "Closures explained at the whiteboard",
      type: "VIDEO",
      url: "/demo/javascript/closures-class.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["recording", "scope"],
    },
    {
      name: "Bill splitter starter project",
      type: "FILE",
      url: "/demo/javascript/bill-splitter-starter.md",
      minutes: 25,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["exercise"],
    },
    {
      name: "Focus music for practice",
      type: "AUDIO",
      url: "/demo/focus-music.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["audio", "interview"],
    },
    {
      name: "Marking scheme for the bill splitter",
      type: "PDF",
      url: "/demo/javascript/marking-scheme.pdf",
      minutes: 15,
      visibility: "PRIVATE",
      status: "PUBLISHED",
      tags: ["staff", "assessment"],
    },
    {
      name: "Node.js: introduction to asynchronous work",
      type: "LINK",
      url: "https://nodejs.org/en/learn/asynchronous-work/javascript-asynchronous-programming-and-callbacks",
      minutes: 20,
      visibility: "PROTECTED",
      status: "DRAFT",
      tags: ["async", "reading"],
    },
  ],
};
