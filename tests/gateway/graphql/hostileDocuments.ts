const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(" ");

/** Documents that are cheap to send; a gateway that walks, compares or words them naively hangs. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  "fragments doubled 60 deep": `{ ...f0 } ${times(60, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f60 on Query { __typename }`,
  "fields doubled by each fragment": `{ ...f0 } ${times(30, (at) => `fragment f${at} on Query { a: course(databaseId: 1) { resources { nodes { course { title } } } } ...f${at + 1} b: settings { code } ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
  "480 equal fields": `{ ${times(480, () => "settings { name }")} }`,
  "1,900 equal fields": `{ settings { ${times(1_900, () => "code")} } }`,
  "a fragment that spreads itself": "{ ...f } fragment f on Query { settings { code } ...f }",
  "fragments that spread each other": `{ ...f0 } ${times(50, (at) => `fragment f${at} on Query { ...f${(at + 1) % 50} ...f${(at + 7) % 50} }`)}`,
  "unused fragments that spread each other": `{ __typename } ${times(50, (at) => `fragment f${at} on Query { ...f${(at + 1) % 50} }`)}`,
  "a long text": `{ __typename } # ${"x".repeat(60_000)}`,
  "a long name": `{ ${"x".repeat(60_000)} }`,
  "fields nested 600 deep": `{ ${"course(databaseId: 1) { ".repeat(240)} title ${"}".repeat(240)} }`,
  "a list nested 1,900 deep": `{ course(databaseId: ${"[".repeat(900)}1${"]".repeat(900)}) { title } }`,
  "fragments that each conflict": `{ ${times(90, (at) => `...f${at}`)} } ${times(90, (at) => `fragment f${at} on Query { a: course(databaseId: ${at}) { title code } }`)}`,
  "fields that each conflict": `{ ${times(120, (at) => `course(databaseId: ${at}) { title code }`)} }`,
  "names that are nearly those of the schema": `{ ${times(600, (at) => `courseByAdres${at} setings${at} specializatons${at}`)} }`,
  "60 directives": `{ ${times(60, () => "settings @include(if: true) { code }")} }`,
  "100 aliases": `{ ${times(100, (at) => `a${at}: __typename`)} }`,
  "10,000 tokens": `{ settings { ${times(5_000, () => "id")} } }`,
  "many operations": `${times(190, (at) => `query q${at} { ...f }`)} fragment f on Query { settings { code } }`,
  "pages in pages":
    "{ courses(first: 100) { nodes { resources(first: 100) { nodes { course { resources(first: 100) { nodes { name } } } } } } } }",
};
