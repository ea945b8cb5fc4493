import { allTracks } from "#gateway/domains/users/contract";

/** The career tracks that one can follow: the specializations' categories, by name. */
export function careerTracks(specializations: readonly { readonly category: string | null | undefined }[]) {
  const categories = specializations.flatMap(({ category }) => category ?? []);
  return [...new Set(categories)].filter((category) => category !== allTracks).sort();
}

/** What the choice of a career track offers; a track that no specialization has any more stays choosable. */
export function trackOptions(tracks: readonly string[], chosen: string) {
  const known = chosen === allTracks || tracks.includes(chosen) ? tracks : [...tracks, chosen].sort();
  return [
    { value: allTracks, label: "All tracks" },
    ...known.map((track) => ({ value: track, label: track })),
  ];
}
