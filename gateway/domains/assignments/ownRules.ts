import { whyClosed } from "../submissions/rules";
import { chooseWindow } from "../windowRules";
import type { LateRule } from "./contract";
import { extendClosing, extendDue, getDue } from "./rules";

/** The times of one place where an assignment is given: to a batch, or to everyone enrolled. */
export interface GivenTimes {
  opensAt: Date;
  dueAt: Date | null;
  closesAt: Date | null;
  daysAfterTopic: number | null;
  /** The planned date of its topic in the batch; null while it has none. */
  plannedDate: Date | null;
  /** The learner's extension, or the latest one of the team; null without. */
  extendedTo: Date | null;
}

/** A place where a learner is given an assignment, or once was and has work. */
export interface OwnGiven extends GivenTimes {
  givenId: number;
  batchId: number | null;
  /** Whether it is given to the learner now: no longer after leaving its batch. */
  isGiven: boolean;
  lateRule: LateRule;
  /** The learner's team there; null without one. */
  teamId: number | null;
}

/** A submission of a learner, or of the learner's team. */
export interface OwnTry {
  id: number;
  givenId: number;
  teamId: number | null;
  number: number;
  state: "DRAFT" | "HANDED_IN" | "RETURNED" | "ACCEPTED";
}

/** All of a learner's work on one assignment, wherever it is and was given. */
export interface OwnPlaces {
  given: readonly OwnGiven[];
  tries: readonly OwnTry[];
}

/** A learner's work on an assignment, with the dates that hold now. */
export interface OwnWork {
  givenId: number;
  /** Whether the assignment is given to the learner now; work of earlier stays theirs. */
  isGiven: boolean;
  opensAt: Date;
  /** With an extension; null without a due date. */
  dueAt: Date | null;
  /** With an extension; null for never. */
  closesAt: Date | null;
  extendedTo: Date | null;
  teamId: number | null;
  /** The submissions, the one that counts first. */
  tries: readonly OwnTry[];
}

/** The due date that holds for a learner: with the topic's planned date, and an extension. */
export const findDue = (times: Omit<GivenTimes, "opensAt" | "closesAt">, timeZone: string): Date | null =>
  extendDue(getDue(times, times.plannedDate, timeZone), times.extendedTo);

/** Accepted work counts before all; otherwise the latest. */
const inOrder = (tries: readonly OwnTry[]): OwnTry[] => {
  const rank = ({ state }: OwnTry) => (state === "ACCEPTED" ? 1 : 0);
  return tries.toSorted((left, right) => rank(right) - rank(left) || right.id - left.id);
};

/** A batch's times hold in place of everyone's; for a project those with a team. */
function narrow(given: readonly OwnGiven[]): readonly OwnGiven[] {
  const ofBatches = given.filter(({ batchId }) => batchId !== null);
  const all = ofBatches.length > 0 ? ofBatches : given;
  const ofTeams = all.filter(({ teamId }) => teamId !== null);
  return ofTeams.length > 0 ? ofTeams : all;
}

interface Moment {
  now: Date;
  timeZone: string;
}

/** Of several places the one whose dates hold now: one where work can be handed in, that is due last. */
export function choosePlace(given: readonly OwnGiven[], { now, timeZone }: Moment): OwnGiven | undefined {
  const windows = narrow(given).map((item) => {
    const times = { dueAt: findDue(item, timeZone), closesAt: extendClosing(item.closesAt, item.extendedTo) };
    const isOpen = item.opensAt <= now && whyClosed({ ...times, lateRule: item.lateRule }, now) === null;
    return { item, isOpen, opensAt: item.opensAt, closesAt: times.dueAt ?? times.closesAt };
  });
  return chooseWindow(windows, { now, isOpen: ({ isOpen }) => isOpen })?.item;
}

/**
 * A learner's work on an assignment: it belongs to the learner, not to a batch, so every place that gives the assignment
 * has all of it. A team goes on where it handed in. Null without a place and without work.
 */
export function chooseOwnWork({ given, tries }: OwnPlaces, moment: Moment): OwnWork | null {
  const find = (id: number | undefined) => given.find(({ givenId }) => givenId === id);
  const ofTeam = tries.find(({ teamId, state }) => teamId !== null && state !== "DRAFT");
  // A draft of a team that handed in nothing stays behind with the batch that its member left.
  const own = inOrder(tries).filter(
    (item) => item.teamId === null || item.teamId === ofTeam?.teamId || find(item.givenId)?.isGiven,
  );
  const current = given.filter(({ isGiven }) => isGiven);
  const place = find(ofTeam?.givenId) ?? choosePlace(current, moment) ?? find(own[0]?.givenId);
  if (!place) return null;
  return {
    givenId: place.givenId,
    isGiven: ofTeam !== undefined || place.isGiven,
    opensAt: place.opensAt,
    dueAt: findDue(place, moment.timeZone),
    closesAt: extendClosing(place.closesAt, place.extendedTo),
    extendedTo: place.extendedTo,
    teamId: place.teamId,
    tries: own,
  };
}
