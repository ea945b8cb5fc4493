import fc from "fast-check";

export interface Graph {
  /** How many fragments there are on each type. */
  fragments: number;
  /** Fragments spread later ones only. */
  acyclic: boolean;
  mostSelections: number;
}

const alias = fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined });
const directive = fc.constantFrom("", "", "", " @include(if: true)", " @skip(if: false)");
const text = fc.oneof(
  fc.constant("title"),
  fc.string({ maxLength: 2_000 }).map((value) => value.slice(0, 2_000)),
);

/** Selections on Query or Course; both lead to each other, so that fragments nest by fields as well as by spreads. */
function selectionsOn(type: "Query" | "Course", from: number, graph: Graph): fc.Arbitrary<string> {
  const { fragments, mostSelections } = graph;
  const spreads =
    from < fragments ? [fc.integer({ min: from, max: fragments - 1 }).map((at) => `...${type}${at}`)] : [];
  const field = (body: string) =>
    fc.tuple(alias, directive).map(([name, mark]) => {
      const [, called = "", rest = ""] = /^(\w+(?:\([^)]*\))?)(.*)$/s.exec(body) ?? [];
      return `${name === undefined ? "" : `${name}: `}${called}${mark}${rest}`;
    });
  const course = from < fragments ? `...Course${from}` : "title";
  const own =
    type === "Query"
      ? [
          field("settings { code name }"),
          fc
            .integer({ min: 0, max: 200 })
            .chain((first) => field(`courses(first: ${first}) { nodes { title ${course} } }`)),
          text.chain((value) =>
            fc.constant(
              `courseByAddress(address: ${JSON.stringify(value.replaceAll(/[)\0]/g, ""))}) { ${course} }`,
            ),
          ),
        ]
      : [
          field("title"),
          field("modules { name topics { name } }"),
          field(`resources(last: 7) { nodes { name course { ${course} } } }`),
        ];
  return fc
    .array(fc.oneof(...own, ...spreads, ...spreads), { minLength: 1, maxLength: mostSelections })
    .map((selections) => selections.join(" "));
}

/** Documents of fragments that spread each other, in circles or not, with equal fields, aliases and long texts. */
export function documents(graph: Graph): fc.Arbitrary<string> {
  const definitions = Array.from({ length: graph.fragments }, (_, at) =>
    (["Query", "Course"] as const).map((type) =>
      selectionsOn(type, graph.acyclic ? at + 1 : 0, graph).map(
        (body) => `fragment ${type}${at} on ${type} { ${body} }`,
      ),
    ),
  ).flat();
  return fc
    .tuple(selectionsOn("Query", 0, graph), ...definitions)
    .map(([body, ...fragments]) => `{ ${body} } ${fragments.join(" ")}`);
}

/** A document with every fragment written out where it is spread. */
