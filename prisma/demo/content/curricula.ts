import type { CurriculumContent } from "./types";

export const curricula: readonly CurriculumContent[] = [
  {
    title: "TypeScript Migration for Working Teams",
    cover: "curriculum-typescript",
    description:
      "A hands-on plan for teams that own a JavaScript service and want static types without stopping feature work. Every session converts one part of a real Express code base.",
    price: 7999,
    durationMinutes: 720,
    level: "INTERMEDIATE",
    status: "PUBLISHED",
    trainerName: "Priya Nair",
    objectives: [
      "Set up the compiler next to existing JavaScript",
      "Type the boundaries of a service first",
      "Narrow unions instead of casting",
      "Reach strict mode in planned steps",
    ],
    modules: [
      {
        name: "Planning the Move",
        topics: [
          "Taking stock of the code base",
          "allowJs and checkJs",
          "Choosing the first folder",
          "Agreeing on compiler options",
        ],
        questions: [
          {
            title: "Which option makes the compiler report errors in plain JavaScript files?",
            type: "SINGLE",
            options: ["*checkJs", "allowJs", "noEmit", "isolatedModules"],
          },
          { title: "Name two risks of renaming all files in one commit.", type: "SHORT_TEXT" },
        ],
      },
      {
        name: "Typing the Boundaries",
        topics: [
          "Request and response shapes",
          "Environment variables",
          "Database rows",
          "Validating input with a schema",
        ],
        questions: [
          {
            title: "Why is a type annotation alone not enough for data from the network?",
            type: "SHORT_TEXT",
          },
        ],
      },
      {
        name: "Narrowing and Generics",
        topics: ["Discriminated unions", "User-defined guards", "Generic helpers", "Removing any"],
        questions: [{ title: "Write a guard that accepts only paid orders.", type: "SHORT_TEXT" }],
      },
      {
        name: "Strict Mode and Upkeep",
        topics: ["strictNullChecks", "Linting with types", "Declaration files", "A checklist for reviews"],
      },
    ],
  },
  {
    title: "Data Storytelling for Managers",
    cover: "curriculum-storytelling",
    description:
      "Two weeks that take managers from a crowded spreadsheet to a one-page argument. Participants bring a report of their own and leave with a version their director will read to the end.",
    price: 9999,
    durationMinutes: 600,
    level: "BEGINNER",
    status: "PUBLISHED",
    trainerName: "Arindam Chatterjee",
    objectives: [
      "Turn a business request into an answerable question",
      "Choose the chart that fits the comparison",
      "Remove clutter from tables and graphs",
      "Present a finding with its uncertainty",
    ],
    modules: [
      {
        name: "Asking the Right Question",
        topics: ["Decisions and metrics", "Leading and lagging indicators", "Comparing like with like"],
        questions: [
          {
            title: "Which of these is a leading indicator for course completion?",
            type: "SINGLE",
            options: [
              "*Topics completed in the first week",
              "Certificates issued last year",
              "Refunds in the last quarter",
            ],
          },
        ],
      },
      {
        name: "Choosing the Chart",
        topics: [
          "Comparison, trend, share and distribution",
          "Why pie charts fail",
          "Scales that start at zero",
          "Colour with a purpose",
        ],
        questions: [
          {
            title: "Which charts suit the change of one value over twelve months?",
            type: "MULTIPLE",
            options: ["*A line chart", "*A column chart", "A pie chart", "A treemap"],
          },
          { title: "Describe what is misleading about the sample bar chart.", type: "SHORT_TEXT" },
        ],
      },
      {
        name: "Writing the One-Page Report",
        topics: [
          "Headlines that state the finding",
          "Footnotes and sources",
          "The recommendation",
          "Presenting in five minutes",
        ],
      },
    ],
  },
  {
    title: "Production Kubernetes Bootcamp",
    cover: "curriculum-kubernetes",
    description:
      "Five intensive days for engineers who already run containers. Teams harden a cluster, break it on purpose and recover it, with runbooks written along the way.",
    price: 18999,
    durationMinutes: 1000,
    level: "ADVANCED",
    status: "PUBLISHED",
    trainerName: "Imran Qureshi",
    objectives: [
      "Size requests and limits from measurements",
      "Restrict access with roles and network policies",
      "Roll out and roll back without downtime",
      "Diagnose failing nodes and workloads",
      "Write a runbook another engineer can follow",
    ],
    modules: [
      {
        name: "Cluster Hardening",
        topics: [
          "Role-based access control",
          "Pod security standards",
          "Network policies",
          "Secrets at rest",
        ],
        questions: [
          {
            title: "Which verbs does a read-only role need?",
            type: "MULTIPLE",
            options: ["*get", "*list", "*watch", "patch", "delete"],
          },
        ],
      },
      {
        name: "Capacity and Scaling",
        topics: [
          "Requests and limits",
          "Quality of service classes",
          "Horizontal autoscaling",
          "Pod disruption budgets",
        ],
        questions: [
          {
            title: "What happens to a container that exceeds its memory limit?",
            type: "SINGLE",
            options: [
              "*It is killed and started again",
              "It is throttled",
              "It is moved to another node",
              "Nothing, limits only warn",
            ],
          },
          { title: "Write a manifest for an autoscaler between two and ten replicas.", type: "SHORT_TEXT" },
        ],
      },
      {
        name: "Safe Releases",
        topics: [
          "Rolling updates",
          "Canary releases",
          "Helm rollbacks",
          "Database migrations during a rollout",
        ],
      },
      {
        name: "Failure Days",
        topics: [
          "Draining a node",
          "Losing a control plane member",
          "Restoring etcd",
          "Writing the incident review",
        ],
        questions: [
          {
            title: "List the first three commands you run for a pod in CrashLoopBackOff.",
            type: "SHORT_TEXT",
          },
        ],
      },
    ],
  },
  {
    title: "Campus to Corporate",
    cover: "curriculum-campus",
    description:
      "A finishing programme for final-year students: aptitude, communication, one solid project and three mock interviews with panel members from hiring companies.",
    price: 4999,
    durationMinutes: 900,
    level: "BEGINNER",
    status: "PUBLISHED",
    trainerName: "Meera Iyer",
    objectives: [
      "Solve aptitude problems within the time limit",
      "Explain one project in depth",
      "Speak with structure in a group discussion",
      "Pass a technical and a personal interview",
    ],
    modules: [
      {
        name: "Aptitude Under Time",
        topics: [
          "Percentages and ratios",
          "Time, speed and distance",
          "Data interpretation",
          "Verbal reasoning",
        ],
        questions: [
          {
            title: "A train 180 m long passes a pole in 9 seconds. What is its speed in km/h?",
            type: "SINGLE",
            options: ["*72", "20", "54", "90"],
          },
        ],
      },
      {
        name: "The Project Story",
        topics: [
          "Problem and users",
          "Decisions and trade-offs",
          "Your own part",
          "Answering follow-up questions",
        ],
        questions: [{ title: "Summarise your project in five sentences.", type: "SHORT_TEXT" }],
      },
      {
        name: "Group Discussion",
        topics: [
          "Opening a discussion",
          "Listening and building on others",
          "Disagreeing politely",
          "Closing with a summary",
        ],
      },
      {
        name: "Interview Rounds",
        topics: ["Technical round", "Personal round", "Online etiquette", "Following up"],
        questions: [
          {
            title: "Which parts belong to a STAR answer?",
            type: "MULTIPLE",
            options: ["*Situation", "*Task", "*Action", "*Result", "Salary"],
          },
        ],
      },
    ],
  },
  {
    title: "Accessible Front Ends",
    cover: "curriculum-accessible",
    description:
      "How to build interfaces that work with a keyboard, a screen reader and a cheap phone in sunlight. Participants audit a public service site and repair its five worst barriers.",
    price: 6499,
    durationMinutes: 480,
    level: "INTERMEDIATE",
    status: "DRAFT",
    trainerName: "Anjali Deshpande",
    objectives: [
      "Test a page with the keyboard and a screen reader",
      "Choose native elements before ARIA",
      "Fix contrast, focus and error messages",
      "Automate checks without trusting them blindly",
    ],
    modules: [
      {
        name: "How People Use the Web",
        topics: [
          "Screen readers and magnifiers",
          "Keyboard and switch access",
          "Indian accessibility law",
          "The WCAG principles",
        ],
        questions: [
          {
            title: "Which four principles does WCAG rest on?",
            type: "MULTIPLE",
            options: ["*Perceivable", "*Operable", "*Understandable", "*Robust", "Beautiful"],
          },
        ],
      },
      {
        name: "Building Blocks",
        topics: ["Names, roles and values", "Dialogs and menus", "Forms and error summaries", "Live regions"],
        questions: [
          { title: "Mark up a form field with a label, a hint and an error message.", type: "SHORT_TEXT" },
        ],
      },
      {
        name: "Auditing and Repair",
        topics: ["Manual checks", "Automated tools", "Writing a report", "Prioritising fixes"],
      },
    ],
  },
  {
    title: "API Testing with Postman and REST Assured",
    cover: "curriculum-api",
    description:
      "For testers who want to go below the user interface. Starting from HTTP itself, participants test a hotel booking API by hand, then automate the suite in Java.",
    price: 5999,
    durationMinutes: 540,
    level: "INTERMEDIATE",
    status: "DRAFT",
    trainerName: "Farhan Siddiqui",
    objectives: [
      "Read an API description and find its gaps",
      "Check status codes, headers and bodies",
      "Chain requests with variables",
      "Automate the suite in a build pipeline",
    ],
    modules: [
      {
        name: "HTTP for Testers",
        topics: [
          "Methods and idempotence",
          "Status code families",
          "Headers and cookies",
          "Authentication schemes",
        ],
        questions: [
          {
            title: "Which status code means that the client is not authenticated?",
            type: "SINGLE",
            options: ["*401", "403", "404", "500"],
          },
          {
            title: "Which HTTP methods are idempotent?",
            type: "MULTIPLE",
            options: ["*GET", "*PUT", "*DELETE", "POST"],
          },
        ],
      },
      {
        name: "Exploring with Postman",
        topics: [
          "Collections and environments",
          "Pre-request scripts",
          "Response assertions",
          "Running from the command line",
        ],
      },
      {
        name: "Automating with REST Assured",
        topics: [
          "Given, when, then",
          "Extracting values",
          "JSON schema validation",
          "Reports in the pipeline",
        ],
        questions: [{ title: "Write a test that creates a booking and reads it back.", type: "SHORT_TEXT" }],
      },
    ],
  },
];
