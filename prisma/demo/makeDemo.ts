import { createCalendar, toDateText } from "./calendar";
import { makeDemoTenant } from "./demoTenant";
import { demoSettings, makeOrganization, otherSettings } from "./organizations";
import { makeOtherTenant } from "./otherTenant";
import { createRandom } from "./random";
import { createRowStore, type LastIds, type Tables } from "./rows";
import { makeDemoStaff, makeFurtherRoles } from "./staff";
import { forPurpose } from "./tenant";

interface DemoMaking {
  /** YYYY-MM-DD in India. */
  today: string;
  seed: number;
  /** The hash of each password of distinctPasswords(). */
  hashes: ReadonlyMap<string, string>;
  /** The ids that are taken. */
  lastIds?: LastIds;
}

/** Makes all rows of both demo organizations, the same ones whenever it is given the same. */
export function makeDemo({ today, seed, hashes, lastIds }: DemoMaking): Tables {
  const rows = createRowStore(lastIds);
  const random = createRandom(seed);
  const calendar = createCalendar(today);
  // While it is already today in India, it may still be yesterday in London.
  const otherCalendar = createCalendar(toDateText(calendar.today - 1));
  const demo = makeOrganization(rows, calendar, demoSettings);
  const other = makeOrganization(rows, otherCalendar, otherSettings);
  const ofDemo = {
    organizationId: demo.id,
    mailDomain: "demo.test",
    calendar,
    random: random.fork("demo"),
    rows,
  };
  const ofOther = {
    organizationId: other.id,
    mailDomain: "other.test",
    calendar: otherCalendar,
    random: random.fork("other"),
    rows,
  };
  makeDemoTenant(ofDemo, hashes);
  makeOtherTenant(ofOther, hashes);
  makeDemoStaff(forPurpose(ofDemo, "staff"), hashes);
  makeFurtherRoles(ofOther);
  return rows.tables;
}
