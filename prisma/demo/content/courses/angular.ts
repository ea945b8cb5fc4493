import type { CourseContent } from "../types";

export const angular: CourseContent = {
  code: "ANGULAR",
  cover: "angular",
  title: "Angular Application Development",
  category: "Web Development",
  level: "INTERMEDIATE",
  status: "DRAFT",
  price: 5499,
  durationMinutes: 2400,
  description:
    "Develop structured single-page applications with Angular and TypeScript. The course starts from standalone components and signals, moves on to services, dependency injection, the router and reactive forms, and ends with testing and a production build of a small inventory system for a retail shop.",
  authorName: "Priya Nair",
  objectives: [
    "Create standalone components with typed inputs and outputs",
    "Keep business logic in injectable services",
    "Build validated reactive forms",
    "Protect routes with guards and load them lazily",
    "Write unit tests for components and services",
  ],
  modules: [
    {
      name: "TypeScript for Angular",
      topics: [
        "Types and interfaces",
        "Classes and access modifiers",
        "Generics",
        "Union types",
        "Decorators",
        "Compiler options",
      ],
      facts: [
        {
          term: "interface",
          definition:
            "a TypeScript declaration that describes the shape of an object and vanishes at run time",
        },
        {
          term: "union type",
          definition: "an annotation that allows a value to be one of several alternatives",
        },
        {
          term: "generic",
          definition: "a type that takes another type as a parameter, such as Array<string>",
        },
        {
          term: "decorator",
          definition: "an expression starting with @ that attaches metadata to a class or its members",
        },
      ],
    },
    {
      name: "Components and Templates",
      topics: [
        "Standalone components",
        "Interpolation",
        "Property and event binding",
        "Control flow blocks",
        "Inputs and outputs",
        "Content projection",
        "View encapsulation",
      ],
      facts: [
        {
          term: "interpolation",
          definition: "the double curly braces that write the value of an expression into a template",
        },
        {
          term: "property binding",
          definition: "the square-bracket syntax that sets a DOM or component input from an expression",
        },
        {
          term: "event binding",
          definition: "the round-bracket syntax that runs a statement when the user acts on an element",
        },
        {
          term: "content projection",
          definition: "showing markup passed between a component's tags at the place of ng-content",
        },
        {
          term: "output",
          definition: "the channel through which a child component emits values to its parent",
        },
      ],
    },
    {
      name: "Signals and Change Detection",
      topics: [
        "Writable signals",
        "Computed values",
        "Effects",
        "Change detection strategy",
        "Zoneless applications",
        "Converting observables",
      ],
      facts: [
        {
          term: "signal",
          definition: "a wrapper around a value that notifies its consumers when the value changes",
        },
        {
          term: "computed",
          definition: "a read-only reactive value derived lazily from other reactive values",
        },
        {
          term: "OnPush",
          definition:
            "the strategy that checks a component only when its inputs change or it marks itself dirty",
        },
        {
          term: "Zone.js",
          definition:
            "the library that patches asynchronous browser calls so that the framework knows when to check views",
        },
      ],
    },
    {
      name: "Services and Dependency Injection",
      topics: [
        "Injectable classes",
        "Providers",
        "Hierarchical injectors",
        "The inject function",
        "Injection tokens",
        "HttpClient",
        "Interceptors",
      ],
      facts: [
        { term: "service", definition: "an injectable class that holds logic shared by several components" },
        {
          term: "injector",
          definition: "the object that creates requested dependencies and hands out the existing instances",
        },
        {
          term: "HTTP interceptor",
          definition: "a function that can change every outgoing request or incoming response in one place",
        },
        {
          term: "injection token",
          definition:
            "a key for providing a dependency that has no class of its own, such as a configuration value",
        },
      ],
    },
    {
      name: "RxJS Essentials",
      topics: [
        "Observables and observers",
        "Subjects",
        "map and filter",
        "switchMap and mergeMap",
        "Error handling",
        "The async pipe",
      ],
      facts: [
        {
          term: "observable",
          definition: "a lazy stream that delivers any number of values over time to its subscribers",
        },
        {
          term: "subject",
          definition: "a stream that can also be pushed to and that multicasts to all its listeners",
        },
        {
          term: "switchMap",
          definition:
            "the operator that drops the previous inner stream as soon as a new source value arrives",
        },
        {
          term: "async pipe",
          definition: "the template helper that subscribes to a stream and unsubscribes on destruction",
        },
      ],
    },
    {
      name: "Routing and Forms",
      topics: [
        "Route configuration",
        "Route parameters",
        "Guards",
        "Lazy loading",
        "Reactive forms",
        "Built-in validators",
        "Custom validators",
      ],
      facts: [
        { term: "route guard", definition: "a function that decides whether navigation to a path may go on" },
        {
          term: "lazy loading",
          definition: "fetching the code of a part of the application only when its path is first visited",
        },
        {
          term: "FormGroup",
          definition: "the class that tracks the value and validity of a set of named controls",
        },
        {
          term: "validator",
          definition: "a function that returns an error map for a control, or null when all is well",
        },
        {
          term: "router outlet",
          definition: "the placeholder in a template where the component of the active path is displayed",
        },
      ],
    },
    {
      name: "Testing and Delivery",
      topics: [
        "TestBed",
        "Component harnesses",
        "Testing HTTP calls",
        "Build configurations",
        "Server-side rendering",
        "Internationalisation",
      ],
      facts: [
        {
          term: "TestBed",
          definition: "the utility that configures and creates the environment of a unit test",
        },
        {
          term: "Angular CLI",
          definition: "the ng command that scaffolds, serves, tests and builds a workspace",
        },
        {
          term: "hydration",
          definition: "reusing the server-rendered markup in the browser instead of drawing it again",
        },
        {
          term: "tree shaking",
          definition: "the removal of code that is never imported from the production bundle",
        },
      ],
    },
  ],
  resources: [
    {
      name: "Angular documentation: Essentials",
      type: "LINK",
      url: "https://angular.dev/essentials",
      minutes: 45,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["reference", "reading"],
    },
    {
      name: "Angular tutorial for beginners",
      type: "EMBED",
      url: "https://www.youtube-nocookie.com/embed/k5E2AVpwsko",
      minutes: 124,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["video", "basics"],
    },
    {
      name: "Angular: Signals overview",
      type: "LINK",
      url: "https://angular.dev/guide/signals",
      minutes: 20,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["signals", "reading"],
    },
    {
      name: "TypeScript handbook",
      type: "LINK",
      url: "https://www.typescriptlang.org/docs/handbook/intro.html",
      minutes: 60,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["typescript", "reference"],
    },
    {
      name: "RxJS operator decision tree",
      type: "LINK",
      url: "https://rxjs.dev/operator-decision-tree",
      minutes: 15,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["rxjs", "tools"],
    },
    {
      name: "Marble diagram of switchMap",
      type: "IMAGE",
      url: "https://rxjs.dev/assets/images/marble-diagrams/switchMap.png",
      minutes: 5,
      visibility: "PUBLIC",
      status: "PUBLISHED",
      tags: ["rxjs", "diagram"],
    },
    {
      name: "Template syntax in one sheet",
      type: "PDF",
      url: "/demo/angular/template-syntax.pdf",
      minutes: 15,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["cheat-sheet"],
    },
    {
      name: "Recorded class: reactive forms",
      type: "VIDEO",
      url: "/demo/angular/reactive-forms-class.webm",
      minutes: 1,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["recording", "forms"],
    },
    {
      name: "Inventory system starter workspace",
      type: "FILE",
      url: "/demo/angular/inventory-starter.md",
      minutes: 30,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["exercise"],
    },
    {
      name: "Angular: Routing overview",
      type: "LINK",
      url: "https://angular.dev/guide/routing",
      minutes: 25,
      visibility: "PROTECTED",
      status: "PUBLISHED",
      tags: ["routing", "reading"],
    },
    {
      name: "Trainer notes on dependency injection",
      type: "PDF",
      url: "/demo/angular/trainer-notes-di.pdf",
      minutes: 25,
      visibility: "PRIVATE",
      status: "PUBLISHED",
      tags: ["staff"],
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
