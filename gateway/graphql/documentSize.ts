import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments of a document by name; of two with one name the last wins, as in GraphQL's own rules. */
export function readFragments(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The size of a document's text, each fragment counted once. */
export interface WrittenSize {
  definitions: number;
  selections: number;
  aliases: number;
  directives: number;
  spreads: number;
}

/** Measures a document's text in one pass. */
export function measureText(document: DocumentNode): WrittenSize {
  const size = {
    definitions: document.definitions.length,
    selections: 0,
    aliases: 0,
    directives: 0,
    spreads: 0,
  };
  const countAll = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      size.selections += 1;
      size.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) size.spreads += 1;
      else if (selection.kind === Kind.FIELD && selection.alias) size.aliases += 1;
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) countAll(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) {
    if ("directives" in definition) size.directives += definition.directives?.length ?? 0;
    if ("selectionSet" in definition) countAll(definition.selectionSet);
  }
  return size;
}

/** The size of a document once its fragments are spread. */
export interface SpreadSize {
  /** The nesting depth of fields. */
  depth: number;
  /** The selection count; Infinity when it overflows. */
  selections: number;
}

/** A fragment spreads itself, directly or through others: it has no size. */
export class CyclicFragmentError extends Error {}

/**
 * Returns a function that measures selections with their fragments spread. Each fragment is measured once, for any
 * number of spreads: spreading two in each of sixty would otherwise take 2^60 steps. It throws CyclicFragmentError.
 */
export function openSpreadMeasure(fragments: Fragments): (selectionSet: SelectionSetNode) => SpreadSize {
  /** Null while a fragment is being measured. */
  const known = new Map<string, SpreadSize | null>();

  function measureFragment(name: string): SpreadSize {
    const size = known.get(name);
    if (size === null) throw new CyclicFragmentError(`The fragment ${name} spreads itself`);
    if (size) return size;
    const fragment = fragments.get(name);
    // GraphQL's own rule reports a missing fragment.
    if (!fragment) return { depth: 0, selections: 0 };
    known.set(name, null);
    const measured = measure(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  }

  function measureSelection(selection: SelectionNode): SpreadSize {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    const below = selection.selectionSet ? measure(selection.selectionSet) : { depth: 0, selections: 0 };
    return selection.kind === Kind.FIELD ? { ...below, depth: below.depth + 1 } : below;
  }

  function measure(selectionSet: SelectionSetNode): SpreadSize {
    const size = { depth: 0, selections: 0 };
    for (const selection of selectionSet.selections) {
      const { depth, selections } = measureSelection(selection);
      size.depth = Math.max(size.depth, depth);
      size.selections += 1 + selections;
    }
    return size;
  }

  return measure;
}

function findSpreadNames({ selections }: SelectionSetNode, names: Set<string>): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) names.add(selection.name.value);
    else if (selection.selectionSet) findSpreadNames(selection.selectionSet, names);
  }
}

/** The selection sets that nothing in the document leads to: operations, and fragments that are spread nowhere. */
export function readRoots(document: DocumentNode, fragments: Fragments): SelectionSetNode[] {
  const names = new Set<string>();
  const definitions = document.definitions.filter((definition) => "selectionSet" in definition);
  for (const { selectionSet } of definitions) findSpreadNames(selectionSet, names);
  const isSpread = (definition: (typeof definitions)[number]) =>
    definition.kind === Kind.FRAGMENT_DEFINITION &&
    names.has(definition.name.value) &&
    fragments.get(definition.name.value) === definition;
  return definitions.filter((definition) => !isSpread(definition)).map(({ selectionSet }) => selectionSet);
}

interface Merging {
  fragments: Fragments;
  /** The limit at which counting stops. */
  most: number;
}

/** The selections of an inline fragment or a spread. */
function readContent(selection: Exclude<SelectionNode, FieldNode>, fragments: Fragments) {
  if (selection.kind === Kind.INLINE_FRAGMENT) return selection.selectionSet;
  return fragments.get(selection.name.value)?.selectionSet;
}

/** Groups the fields of one level by response name. */
function groupFields(sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  const add = (field: FieldNode) => {
    const name = (field.alias ?? field.name).value;
    const group = groups.get(name);
    if (group) group.push(field);
    else groups.set(name, [field]);
  };
  const collect = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) add(selection);
      else collect(readContent(selection, fragments));
    }
  };
  sets.forEach(collect);
  return groups;
}

/**
 * Counts the pairs of fields that share a response name: GraphQL's rule against conflicts compares each pair. It
 * stops above `most`, and takes at most as many steps as there are selections with the fragments spread.
 */
export function countComparisons(roots: readonly SelectionSetNode[], { fragments, most }: Merging): number {
  let comparisons = 0;
  const compare = (sets: readonly SelectionSetNode[]) => {
    for (const fields of groupFields(sets, fragments).values()) {
      comparisons += (fields.length * (fields.length - 1)) / 2;
      if (comparisons > most) return;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) compare(below);
    }
  };
  for (const root of roots) compare([root]);
  return comparisons;
}
