import { z } from "zod";
import { readMarkText } from "#gateway/domains/grades/markContract";
import { keptForms } from "~/forms/keptForms";
import { useKeptState } from "~/forms/useKeptState";

const texts = z.record(z.string(), z.string());
const typedMark = z.object({
  levels: z.record(z.string(), z.number()),
  remarks: texts,
  comment: z.string(),
  points: z.string(),
  pointsEach: texts,
});
type TypedMark = z.output<typeof typedMark>;

const nothing: TypedMark = { levels: {}, remarks: {}, comment: "", points: "", pointsEach: {} };

/** The typed part of a mark, by the piece, until the mark is saved. */
const openMark = keptForms<TypedMark>({ name: "submission-mark", schema: typedMark });

/** The values of the form, and the input that they make. */
export function useMarkValues(submissionId: number, criteria: readonly { readonly key: string }[]) {
  const { value, update, forget } = useKeptState({ open: openMark, id: submissionId, initial: nothing });
  const { levels, remarks, comment, points, pointsEach } = value;
  const set = (change: Partial<TypedMark>) => update((known) => ({ ...known, ...change }));
  const toInput = () => ({
    levels: criteria.map(({ key }) => ({ key, level: levels[key] ?? null, comment: remarks[key] ?? "" })),
    points: readMarkText(points),
    comment,
    members: Object.entries(pointsEach).flatMap(([userId, typed]) => {
      const own = readMarkText(typed);
      return own === null ? [] : [{ userId: Number(userId), points: own }];
    }),
  });
  return {
    ...value,
    setLevel: (key: string, level: number) =>
      update((known) => ({ ...known, levels: { ...known.levels, [key]: level } })),
    setRemark: (key: string, typed: string) => set({ remarks: { ...remarks, [key]: typed } }),
    setComment: (typed: string) => set({ comment: typed }),
    setPoints: (typed: string) => set({ points: typed }),
    setPointsOf: (userId: number, typed: string) => set({ pointsEach: { ...pointsEach, [userId]: typed } }),
    toInput,
    forget,
  };
}

export type MarkValues = ReturnType<typeof useMarkValues>;
