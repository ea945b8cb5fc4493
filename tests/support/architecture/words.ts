import type { SourceFile } from "./sources";

/** The files that list the retired words themselves. */
const vocabulary: readonly string[] = ["tests/words.test.ts", "tests/support/architecture/words.ts"];

/** Whether a file's names and prose are held to plain words: all do, but for those that list the others. */
export const isPlain = ({ path }: SourceFile): boolean => !vocabulary.includes(path);

const rows =
  "account|assessment|attempt|batch|batch course|category|code|course|curriculum|enrolment|generation|holiday|" +
  "learner|message|module|option|organization|payment|person|post|question|request|resource|room|row|session|" +
  "specialization|tenant|topic|trainer|user";

/** Words before "answers" that make it the noun: the answers to a question. */
const nounBefore =
  "accepted|all|and right|correct|drops|earlier|empty|good|its|later|made-up|many|no|of|or|own|right|saved|sends|" +
  "short|some|such|the|their|these|to|unsaved|unsent|waiting|with|wrong|your|\\w+'s";

/** The words after "answers" that make it the noun: at the beginning of a sentence, or the brace of a selection. */
const nounAfter = "(?:and|are|before|belong|count|in|of|to a|to the|were)\\b|\\{";

/** A phrase of the former vocabulary, and its replacement. */
type Phrase = readonly [phrase: RegExp, instead: string];

/** Phrases that code is described by; in a lesson an answer answers, and a door is a door. */
const phrasesOfCode: readonly Phrase[] = [
  [new RegExp(`(?<!\\b(?:${nounBefore}) )\\banswers\\b(?! (?:${nounAfter}))(?![:.]?$)`, "gi"), "returns"],
  [/\b(?:doors?|entrances?)\b/gi, "handler, endpoint or path"],
];

/** Phrases of comments, descriptions, messages and content. */
const phrases: readonly Phrase[] = [
  [/\bwhoever\b/gi, "callers, viewers or users"],
  [/\bmeanwhile\b/gi, "since, or at the same time"],
  [/\bstands? in for\b/gi, "placeholder for"],
  [/\b(?:some|every|any|no)body\b/gi, "a user, everyone, anyone or no one"],
  [new RegExp(`\\b(?:${rows})s?' ?numbers\\b|\\b(?:${rows}|who)'s number\\b`, "gi"), "id"],
  [new RegExp(`\\bnumbers? of (?:an?|the|its|another) (?:\\w+ )?(?:${rows})\\b`, "gi"), "id"],
  [/\bby (?:its|their) numbers?\b|\bthe number that (?:addresses|arguments|it had)\b/gi, "id"],
];

/** Retired names in code; their replacements are in the glossary and in the modules that took their place. */
const names = new RegExp(
  "\\b(?:graphqlDoor|openRestDoor|Meeting(?! Link)|roomMeeting|ofEvent|ofListener|mayListen|whileListening|audience|" +
    "AnyViewer|anyViewer|Party|Pace|Speaker|Switchboard|KeptAnswers|Shelf|visitorAnswers|visibleWrites|" +
    "Admitted|admitRequest|Fault|Commanding|holdCourse|holdCurriculum|takeFromList|forgetCourse|GonePage|" +
    "AwaitedList|noteRequestedList|addressFields|listAddress|unsaid|screenOf|useCalmRows|useCrossedEdits|" +
    "ChangedMeanwhile|NewestState|ChangedElsewhere|OvertakenNotice|AnswerKeeper|saveQueue|PlanStanding|" +
    "frameOf|adminPlaces|palettePlaces|loadTexts)\\b",
  "g",
);

const exportedOf = /\bexport (?:async )?(?:function\*?|const|class|interface|type) (\w+Of)\b/g;

/** A use of a retired word that stays, and why. */
interface Exception {
  path: string;
  text: string;
  reason: string;
}

/** Uses that stay; a test fails for one that is no longer needed. */
export const exceptions: readonly Exception[] = [];

/** The comments and texts of a file, and the code without them; of a document, all of it is both. */
function splitFile({ path, text }: SourceFile): { prose: string[]; code: string } {
  if (path.endsWith(".graphql")) return { prose: text.match(/"""[\s\S]*?"""/g) ?? [], code: "" };
  if (/\.(?:md|json)$/.test(path)) return { prose: [text], code: text };
  const prose: string[] = [];
  const pattern = path.endsWith(".prisma")
    ? /\/\/[^\n]*/g
    : /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const code = text.replace(pattern, (part) => {
    if (part.includes(" ")) prose.push(part.replace(/\s*\n[\s/*]*/g, " "));
    return " ";
  });
  return { prose, code };
}

const isException = (path: string, part: string): boolean =>
  exceptions.some((exception) => exception.path === path && part.includes(exception.text));

/** The retired words of a file, each with the word to use instead. */
export function retiredWords(file: SourceFile): string[] {
  const { prose, code } = splitFile(file);
  const isContent = file.path.startsWith("prisma/demo/content/");
  const said = prose
    .filter((part) => !isException(file.path, part))
    .flatMap((part) =>
      (isContent ? phrases : [...phrasesOfCode, ...phrases]).flatMap(([phrase, instead]) =>
        [...part.matchAll(phrase)].map(
          ({ 0: word, index }) =>
            `${file.path}: "${part.slice(Math.max(0, index - 30), index + 30)}" says ${word}, not ${instead}`,
        ),
      ),
    );
  const named = [...code.matchAll(names)].map(([name]) => `${file.path}: the name ${name} is retired`);
  const ofNames = [...code.matchAll(exportedOf)].map(
    ([, name = ""]) =>
      `${file.path}: ${name} is no verb, as in get${name.slice(0, 1).toUpperCase()}${name.slice(1, -2)}`,
  );
  return isContent ? said : [...said, ...named, ...ofNames];
}

/** Exceptions whose text is no longer found. */
export const staleExceptions = (sources: readonly SourceFile[]): string[] =>
  exceptions
    .filter(({ path, text }) => !sources.some((file) => file.path === path && file.text.includes(text)))
    .map(({ path, text }) => `${path}: ${text}`);
