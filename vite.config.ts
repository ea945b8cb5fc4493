import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { productionRouter } from "./scripts/vitePlugins/productionRouter.ts";
import { separateRelayHooks } from "./scripts/vitePlugins/separateRelayHooks.ts";
import { withoutInsertedStyles } from "./scripts/vitePlugins/withoutInsertedStyles.ts";
import { withoutRelayLeftovers } from "./scripts/vitePlugins/withoutRelayLeftovers.ts";

const gateway = `http://127.0.0.1:${process.env["GATEWAY_PORT"] ?? "4001"}`;
const proxied = [
  "/api",
  "/data",
  "/export",
  "/files",
  "/graphql",
  "/healthz",
  "/readyz",
  "/calendar/",
  "/mail/",
  "/blog/rss.xml",
  "/blog/feed.xml",
  "/.well-known/",
];

const kit =
  "Badge|Breadcrumbs|Button|ButtonLink|Card|classNames|buttonClass|EmptyState|ErrorState|IconButton|Kbd|LocalDate|PageHeader|Skeleton|SkipLink|ThemeSwitch|theme|themeChoices|toasts|tones|useHeadingFocus";
const shell = [
  "formats/(addresses|counts|durations|money)\\.ts",
  `ui/(${kit})\\.tsx?$`,
  "stores/(?!endingUploads)",
  "areas/menuLinks",
  "layout/(?!account/|area/|certificates/|grades/|marking/|Objectives|enrolment/|holidays/|late/|loadByIds|MeetingLink|payments/|places/|repeatEarly|PhoneMenu\\.|ScreenHead|screenSkeletons)",
  "relay/(?!commitSave|CurrentEnvironment|FetchedPart|madeWhenSent|optimisticQueue|pendingValue|readOnce|readRefusal|useAllPages|useFetched|useLive|useMatches|useMutation|useReadNewest|useRereadAt|useSync|liveSocket|polling|reconnect|saveState|taskQueue)",
  "session/(?!instituteZone|keptChanges|keptText|renewSession|signedIn|unsavedText|passkeys|readSession|findAccount|guards|endSession|signInByLink|signInCode|signInMessages|SwitchAccountDialog|followSettings|useLogOut|useSignIn)",
];

const catalogue = [
  "screens/public/(CourseCard|CourseGrid|LevelBadge|Price|callsFor|courses/courseGrid|courses/CourseCall)",
  "layout/(enrolment/useBegunEnrolment|Objectives)",
  "ui/(Cover|CoverPattern|Facts|Initials|pickHue|Pagination|Rating|SearchInput|controlClass)\\.",
  "lists/(searchParams|PendingList|PageOutOfRange|listParams|usePendingParams)",
];
const icons = "star|search-x|clock|chevron-left|chevron-right|book-open|check|wifi-off";

// Modules that many screens of the areas take, and visitors' screens do not.
const parts = [
  "ui/(Checkbox|ProgressBar|Avatar|useIsNarrow|useRememberedFlag)\\.",
  "formats/(dates|progress)\\.",
  "relay/(CurrentEnvironment|useLive|useReadNewest)\\.",
  "layout/(area/preloadFrame|loadByIds|ScreenHead|screenSkeletons)\\.",
];
const partIcons = "arrow-left|circle|cloud-off|download|file-text|lock|list-tree|rotate-ccw|rotate-ccw-clock";
// The icons that areas share with single screens of visitors.
const marks = "arrow-right|calendar-days|chevron-down|circle-check|graduation-cap|info|newspaper";

// Packages change less often than screens, and stay in the browser's cache when only screens have changed.
const packages = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: "relay",
    test: /node_modules\/(relay-runtime|react-relay(?!.*(Pagination|Refetch|LoadMore|QueryLoader|hooks\.js))|fbjs|invariant|@babel\/runtime)\//,
  },
  // The parts of Relay that growing lists need; the catalogue has pages instead.
  {
    name: "relay-lists",
    test: /(node_modules\/react-relay\/.*|relay-hook:use)(Pagination|Refetch|LoadMore|QueryLoader)/,
  },
  { name: "zod", test: /node_modules\/zod\// },
  // Code around and on nearly all screens compresses better as one file than as thirty.
  {
    name: "shell",
    test: new RegExp(
      `client/(${shell.join("|")})|lucide-react/dist/esm/(?!icons/)|gateway/domains/(countText|duration)Contract`,
    ),
  },
  // Each file of a screen costs a request and compresses for itself: what the public screens share is one.
  {
    name: "catalogue",
    test: new RegExp(`client/(${catalogue.join("|")})|lucide-react/.*/icons/(${icons})\\.`),
  },
  // A labelled control: in the catalogue's filters and in every form, but not on the other public screens.
  {
    name: "fields",
    test: /client\/ui\/(Field|Select)\.|lucide-react\/.*\/icons\/circle-exclamation-point\./,
  },
  { name: "marks", test: new RegExp(`lucide-react/.*/icons/(${marks})\\.`) },
  {
    name: "parts",
    test: new RegExp(`client/(${parts.join("|")})|lucide-react/.*/icons/(${partIcons})\\.`),
  },
  { name: "mutations", test: /client\/relay\/(commitSave|readRefusal|useMutation)\./ },
  // The base of dialogs and menus.
  {
    name: "overlays",
    test: /node_modules\/@radix-ui\/react-dialog\/|client\/ui\/(Drawer|isOnToast|useReturnedFocus)\./,
  },
  // The frame of the areas, with its menus and drawer.
  {
    name: "area",
    test: /client\/(areas\/navigation\.|layout\/(area|account)\/|session\/guards\.|ui\/(Menu|MenuItems)\.)/,
  },
  // The common parts of the learner's screens.
  {
    name: "learner",
    test: /client\/screens\/learner\/(?!routes|courseRoutes|LearnerLayout|\w*Skeleton)\w+\.tsx?$/,
  },
  // The parts that show a lesson, to learners, to visitors of a preview and to its authors.
  {
    name: "lesson",
    test: /client\/lesson\/(BlockView|CalloutView|Caption|CodeView|LessonHead|LessonHtml|PictureView)\./,
  },
  // The files loaded after the first screen, all at once: it has to be there before a connection is lost.
  { name: "late", test: /client\/(layout\/late\/|ui\/(Toaster|useToastRegion))|node_modules\/sonner\// },
];

const everywhere = /\/(rolldown-runtime|react|relay|shell|catalogue)-[\w-]{7,8}\.js$/;

// The package's main entry brings the containers of Relay's past along.
const relayHooks = { find: /^react-relay$/, replacement: "react-relay/hooks" };

export default defineConfig({
  plugins: [
    relay,
    productionRouter,
    separateRelayHooks(),
    withoutRelayLeftovers(),
    withoutInsertedStyles(),
    react(),
    tailwindcss(),
  ],
  // Relay's `$parameters` artifacts import their types without saying so.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  resolve: { alias: [relayHooks], tsconfigPaths: true },
  build: {
    outDir: "build/client",
    // From it the build of the pages reads which files a screen takes.
    manifest: true,
    modulePreload: {
      // Browsers without it fetch a file when it is imported.
      polyfill: false,
      // A file that every page has loaded already need not be named for each screen.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((file) => !everywhere.test(file)),
    },
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes("node_modules/react-relay/") },
      output: {
        // Names do not compress, and the first file names every screen's.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: { groups: packages },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, ws: true, xfwd: true }])),
  },
});
