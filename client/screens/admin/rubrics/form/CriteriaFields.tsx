import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { rubricLabels, rubricLimits } from "#gateway/domains/rubrics/contract";
import { makeKey } from "~/forms/makeKey";
import type { BindPart, FieldBinding } from "~/forms/useForm";
import { AddButton } from "~/ui/AddButton";
import { FieldGroup } from "~/ui/FieldGroup";
import { IconButton } from "~/ui/IconButton";
import { moveItem } from "~/ui/sorting/moveItem";
import { TextInput } from "~/ui/TextInput";

/** A level as it is typed; `id` tells it from its neighbours on the screen. */
interface TypedLevel {
  id: string;
  points: string;
  label: string;
  description: string;
}

/** A criterion as it is typed. */
export interface TypedCriterion {
  key: string;
  title: string;
  description: string;
  levels: TypedLevel[];
}

const makeLevel = (points: string, label: string): TypedLevel => ({
  id: makeKey(),
  points,
  label,
  description: "",
});

/** A criterion to begin with. */
export const makeCriterion = (): TypedCriterion => ({
  key: makeKey(),
  title: "",
  description: "",
  levels: [makeLevel("0", "Missing"), makeLevel("2", "In part"), makeLevel("4", "Complete")],
});

/** Stored levels as they are typed. */
export const toTypedLevels = (
  levels: readonly { readonly points: number; readonly label: string; readonly description: string }[],
): TypedLevel[] =>
  levels.map(({ points, label, description }, index) => ({
    id: String(index),
    points: String(points),
    label,
    description,
  }));

interface LevelsProps {
  /** The criterion's place. */
  at: number;
  name: string;
  levels: readonly TypedLevel[];
  part: BindPart;
  onChange: (levels: TypedLevel[]) => void;
}

const levelGrid =
  "grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[8rem_10rem_minmax(0,1fr)_auto]";

/** A criterion's levels. In the review their place is their key. */
function Levels({ at, name, levels, part, onChange }: LevelsProps) {
  const change = (id: string, by: Partial<TypedLevel>) =>
    onChange(levels.map((level) => (level.id === id ? { ...level, ...by } : level)));
  const { id: groupId, error } = part(`${at}.levels`);
  return (
    <FieldGroup
      id={groupId}
      error={error}
      label={rubricLabels.levels}
      about={name}
      isLong
      className="grid gap-2"
    >
      <div aria-hidden className={`${levelGrid} text-xs text-muted`}>
        <span>{rubricLabels.points}</span>
        <span>{rubricLabels.label}</span>
        <span className="max-sm:hidden">{rubricLabels.description}</span>
      </div>
      <ol className="grid gap-3">
        {levels.map(({ id, points, label, description }, index) => {
          const bind = (field: string) => part(`${at}.levels.${index}.${field}`);
          return (
            <li key={id} className={levelGrid}>
              <TextInput
                {...bind("points")}
                label={`Points of level ${index + 1}`}
                hideLabel
                value={points}
                inputMode="decimal"
                onChange={(typed) => change(id, { points: typed })}
              />
              <TextInput
                {...bind("label")}
                label={`Name of level ${index + 1}`}
                hideLabel
                value={label}
                limit={rubricLimits.label}
                onChange={(typed) => change(id, { label: typed })}
              />
              <TextInput
                {...bind("description")}
                label={`Description of ${label || `level ${index + 1}`}`}
                hideLabel
                placeholder="Description"
                className="max-sm:order-last max-sm:col-span-3"
                value={description}
                limit={rubricLimits.description}
                onChange={(typed) => change(id, { description: typed })}
              />
              <IconButton
                label={`Remove level ${index + 1} of ${name}`}
                icon={<Trash2 />}
                disabled={levels.length <= 2}
                onClick={() => onChange(levels.filter((level) => level.id !== id))}
              />
            </li>
          );
        })}
      </ol>
      {levels.length < rubricLimits.levels && (
        <AddButton className="justify-self-start" onClick={() => onChange([...levels, makeLevel("", "")])}>
          Add level
        </AddButton>
      )}
    </FieldGroup>
  );
}

interface CriteriaProps extends FieldBinding<TypedCriterion[]> {
  part: BindPart;
}

/** The criteria of a rubric: their order, texts and levels. */
export function CriteriaFields({ id, value: criteria, onChange, error, part }: CriteriaProps) {
  const change = (key: string, by: Partial<TypedCriterion>) =>
    onChange(criteria.map((criterion) => (criterion.key === key ? { ...criterion, ...by } : criterion)));
  return (
    <FieldGroup id={id} error={error} label={rubricLabels.criteria} isLong className="grid gap-4">
      {criteria.map(({ key, title, description, levels }, index) => {
        const name = title || `criterion ${index + 1}`;
        return (
          <section key={key} aria-label={name} className="grid gap-4 rounded-md border border-line p-4">
            <div className="flex flex-wrap items-start justify-end gap-1">
              <TextInput
                {...part(`${index}.title`)}
                label={`${rubricLabels.title} ${index + 1}`}
                className="flex-1 max-sm:basis-full"
                value={title}
                limit={rubricLimits.title}
                onChange={(typed) => change(key, { title: typed })}
              />
              {/* Level with the field below its label. */}
              <div className="flex gap-1 sm:mt-6.5">
                <IconButton
                  label={`Move ${name} up`}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => onChange(moveItem(criteria, index, index - 1))}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<ArrowDown />}
                  disabled={index === criteria.length - 1}
                  onClick={() => onChange(moveItem(criteria, index, index + 1))}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<Trash2 />}
                  disabled={criteria.length === 1}
                  onClick={() => onChange(criteria.filter((criterion) => criterion.key !== key))}
                />
              </div>
            </div>
            <TextInput
              {...part(`${index}.description`)}
              label={rubricLabels.description}
              required={false}
              value={description}
              limit={rubricLimits.description}
              onChange={(typed) => change(key, { description: typed })}
            />
            <Levels
              at={index}
              name={name}
              levels={levels}
              part={part}
              onChange={(next) => change(key, { levels: next })}
            />
          </section>
        );
      })}
      {criteria.length < rubricLimits.criteria && (
        <AddButton className="justify-self-start" onClick={() => onChange([...criteria, makeCriterion()])}>
          Add criterion
        </AddButton>
      )}
    </FieldGroup>
  );
}
