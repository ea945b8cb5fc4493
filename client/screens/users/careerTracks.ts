import { allTracks } from "#gateway/domains/users/contract";

/** The career tracks: the categories of specializations, by name. */
export function careerTracks(specializations: readonly { readonly category: string | null | undefined }[]) {
  const categories = specializations.flatMap(({ category }) => category ?? []);
  return [...new Set(categories)].filter((category) => category !== allTracks).sort();
}

/** The options of the career track; the current one stays available even if no specialization uses it any more. */
export function trackOptions(tracks: readonly string[], chosen: string) {
  const known = chosen === allTracks || tracks.includes(chosen) ? tracks : [...tracks, chosen].sort();
  return [
    { value: allTracks, label: "All tracks" },
    ...known.map((track) => ({ value: track, label: track })),
  ];
}
