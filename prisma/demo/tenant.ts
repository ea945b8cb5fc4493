import type { Calendar, Day } from "./calendar";
import type { Random } from "./random";
import type { RowStore } from "./rows";

/** The context of every generator: one organization, its calendar, its randomness, and the rows. */
export interface Tenant {
  organizationId: number;
  /** The part of its people's addresses after the @. */
  mailDomain: string;
  calendar: Calendar;
  random: Random;
  rows: RowStore;
}

/** The same tenant with a separate source of randomness for one purpose. */
export function forPurpose(tenant: Tenant, purpose: string): Tenant {
  return { ...tenant, random: tenant.random.fork(purpose) };
}

/** A moment in the working hours of a day. */
export function daytime({ calendar, random }: Tenant, day: Day): string {
  return calendar.moment(day, random.integer(9 * 3600, 21 * 3600));
}
