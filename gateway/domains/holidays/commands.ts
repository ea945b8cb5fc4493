import { deleteRow } from "#gateway/database/deleteRow";
import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockOrganization } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { midnight, toDay } from "../dayContract";
import {
  type HolidayDays,
  type HolidayInput,
  holidayLimits,
  holidayListSchema,
  holidayMessages,
  holidaySchema,
  overlap,
} from "./contract";

interface NamedHoliday extends HolidayDays {
  name: string;
}

/** A new holiday, and its field name in the input. */
interface NewHoliday extends NamedHoliday {
  field: string;
}

const toNewHoliday = ({ day, endDay, name }: HolidayInput, field: string): NewHoliday => ({
  day,
  endDay: endDay ?? day,
  name,
  field,
});

const toColumns = ({ day, endDay, name }: NamedHoliday) => ({
  day: midnight(day),
  endDay: midnight(endDay),
  name,
});

/** Makes writers of holidays wait for each other, and returns the existing holidays. */
async function lockHolidays(tx: TenantTransaction, organizationId: number, exceptId?: number) {
  await lockOrganization(tx, organizationId);
  const rows = await tx.holiday.findMany({ where: { NOT: { id: exceptId ?? -1 } } });
  return rows.map(({ day, endDay, name }) => ({ name, day: toDay(day), endDay: toDay(endDay) }));
}

/** No two holidays share a day. Refuses CONFLICT, naming the other one. */
function refuseShared(wanted: readonly NewHoliday[], known: readonly NamedHoliday[]): void {
  for (const [index, item] of wanted.entries()) {
    const other = [...known, ...wanted.slice(0, index)].find((before) => overlap(item, before));
    if (other) throw refuseField(item.field, holidayMessages.taken(other), "CONFLICT");
  }
}

async function insert(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  wanted: readonly NewHoliday[],
): Promise<number[]> {
  const rows = await db.$transaction(async (tx) => {
    const known = await lockHolidays(tx, organizationId);
    refuseShared(wanted, known);
    if (known.length + wanted.length > holidayLimits.all)
      throw new Refusal("CONFLICT", holidayMessages.tooMany);
    return tx.holiday.createManyAndReturn({
      data: wanted.map((item) => ({ organizationId, ...toColumns(item) })),
      select: { id: true },
    });
  });
  bus.publish("holidaysChanged", { organizationId });
  return rows.map(({ id }) => id);
}

/** Adds a holiday and returns its id. Refuses INVALID, and CONFLICT for a day that another holiday has. */
export async function createHoliday(
  context: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const [id = 0] = await insert(context, member, [toNewHoliday(parseInput(holidaySchema, input), "day")]);
  return id;
}

/** Adds several holidays, all or none. Refuses INVALID, and CONFLICT for a day that two holidays would share. */
export async function importHolidays(
  context: CommandContext,
  member: Member,
  input: unknown,
): Promise<number[]> {
  const { holidays } = parseInput(holidayListSchema, input);
  return insert(
    context,
    member,
    holidays.map((holiday, index) => toNewHoliday(holiday, `holidays.${index}.day`)),
  );
}

/** Changes a holiday. Refuses INVALID, NOT_FOUND, STALE, and CONFLICT for a day that another holiday has. */
export async function updateHoliday(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { holidayId, version, input }: Edited<"holidayId">,
): Promise<void> {
  const wanted = toNewHoliday(parseInput(holidaySchema, input), "day");
  const row = { table: "Holiday", organizationId, id: holidayId } as const;
  await db.$transaction(async (tx) => {
    const known = await lockHolidays(tx, organizationId, holidayId);
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: holidayMessages });
    refuseShared([wanted], known);
    await tx.holiday.update({ where: { id: holidayId }, data: { ...toColumns(wanted), updatedAt } });
  });
  bus.publish("holidaysChanged", { organizationId });
}

/** Deletes a holiday: its days are class days again. Refuses NOT_FOUND. */
export async function deleteHoliday(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  holidayId: number,
): Promise<void> {
  await deleteRow(db.holiday, { id: holidayId }, holidayMessages.notFound);
  bus.publish("holidaysChanged", { organizationId });
}
