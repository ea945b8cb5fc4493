import type { Plugin } from "vite";

interface Insertion {
  file: RegExp;
  code: RegExp;
  instead: string;
}

const insertions: readonly Insertion[] = [
  // Toasts: the styles come as a file, by `client/ui/toaster.css`.
  { file: /\/sonner\/dist\/index\.mjs$/, code: /^__insertCSS\(".*"\);$/m, instead: "" },
  // The lock on the page's scrolling behind a dialog: a rule of `client/ui/theme.css`.
  {
    file: /\/react-remove-scroll-bar\/dist\/es2015\/component\.js$/,
    code: /^var Style = styleSingleton\(\);$/m,
    instead: "var Style = () => null;",
  },
];

/**
 * Some packages insert styles into the page, which the content security policy forbids. A version of one of them that is
 * written otherwise fails the build.
 */
export function withoutInsertedStyles(): Plugin {
  return {
    name: "without-inserted-styles",
    apply: "build",
    transform: {
      filter: { id: insertions.map(({ file }) => file) },
      handler(code, id) {
        const insertion = insertions.find(({ file }) => file.test(id));
        if (!insertion?.code.test(code))
          return this.error(`${id} inserts its styles in another way than before`);
        return { code: code.replace(insertion.code, insertion.instead), map: null };
      },
    },
  };
}
