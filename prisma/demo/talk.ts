import { daySeconds } from "#gateway/domains/durationContract";
import { itemAt } from "./lookup";
import type { MessageDraft } from "./messages";
import type { Random } from "./random";
import type { Person } from "./users";

/** A conversation in a room of many: consecutive lines. */
interface Talk {
  roomId: number;
  lines: readonly string[];
  learners: readonly Person[];
  /** Ids of staff. */
  staffIds: readonly number[];
  count: number;
  /** Seconds since 1970 between which it takes place. */
  times: readonly [number, number];
}

const burstLength = 5;
const burstSeconds = 1200;
/** Lines that only staff would write. */
const announcement =
  /^(Reminder|Please (note|mute)|Homework|Recording|Good morning (everyone!|class)|Tomorrow's class|The star|Yes, we)/;

/** Over several days no one writes at night. */
function chooseStart(random: Random, from: number, to: number): number {
  const time = from + random.fraction() ** 0.7 * (to - from);
  if (to - from < 2 * daySeconds) return time;
  const waking = Math.floor(time / daySeconds) * daySeconds + random.integer(8 * 3600, 21 * 3600);
  return Math.min(Math.max(waking, from), to);
}

/** Times in order, a few of them always close together. */
function chooseTimes(random: Random, count: number, [from, to]: readonly [number, number]): number[] {
  const bursts = Array.from({ length: Math.ceil(count / burstLength) }, () =>
    chooseStart(random, from, Math.max(from, to - burstSeconds)),
  );
  return bursts
    .flatMap((start) => {
      let time = start;
      return Array.from({ length: burstLength }, () => {
        time += random.integer(15, burstSeconds / burstLength);
        return Math.min(time, to);
      });
    })
    .sort((left, right) => left - right)
    .slice(0, count);
}

function chooseSpeaker(random: Random, talk: Talk, text: string, before: number | undefined): number {
  if (talk.staffIds.length > 0 && announcement.test(text)) return random.pick(talk.staffIds);
  const { id } = random.pick(talk.learners);
  return id === before ? random.pick(talk.learners).id : id;
}

/**
 * Has the users of a room write its lines in order, from a random start; some quote the line before theirs.
 */
export function talkAmongMany(random: Random, talk: Talk): MessageDraft[] {
  const { lines, roomId } = talk;
  const offset = random.integer(0, lines.length - 1);
  let before: MessageDraft | undefined;
  return chooseTimes(random, talk.count, talk.times).map((time, index) => {
    const text = itemAt(lines, (offset + index) % lines.length);
    const userId = chooseSpeaker(random, talk, text, before?.userId);
    const answers = before !== undefined && before.userId !== userId && random.chance(0.12);
    const draft: MessageDraft = { roomId, userId, time, text, replyTo: answers ? before : undefined };
    before = draft;
    return draft;
  });
}
