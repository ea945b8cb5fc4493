import { getShipped, type ShippedRole } from "#gateway/domains/roles/shippedContract";
import { type Account, commonPassword } from "./accounts";
import type { Day } from "./calendar";
import { familyNames, givenNames, specializations } from "./content";
import { requireEntry } from "./lookup";
import type { Row } from "./rows";
import { daytime, type Tenant } from "./tenant";

/** A made account, with the day on which it came. */
export interface Person {
  id: number;
  name: string;
  joinedDay: Day;
}

/** Creates the users of one tenant, with unique usernames. */
export interface PeopleMaker {
  /** Makes a known account. */
  addAccount(account: Account, joinedDay: Day): Person;
  /** Generates the account of a user with a name. */
  addNamed(name: string, as: Pick<Account, "userType" | "role">, joinedDay: Day): Person;
  /** Makes up a learner. */
  addLearner(joinedDay: Day): Person;
}

interface Settings {
  roleIds: ReadonlyMap<ShippedRole, number>;
  /** The hash of each password. */
  hashes: ReadonlyMap<string, string>;
  /** Appended to a generated username; tells a later set of users from an earlier one. */
  suffix?: string;
}

/** Creates the roles of a tenant and returns their ids. */
export function makeRoles(
  { rows, organizationId, calendar }: Tenant,
  names: readonly ShippedRole[],
): Map<ShippedRole, number> {
  const updatedAt = calendar.moment(calendar.today - 960, 9 * 3600);
  const make = (name: ShippedRole) =>
    rows.add("Role", { id: rows.nextId("Role"), organizationId, name, ...getShipped(name), updatedAt });
  return new Map(names.map((name) => [name, make(name).id]));
}

/** Opens the making of a tenant's people. */
export function openPeople(tenant: Tenant, settings: Settings): PeopleMaker {
  const { rows, random, organizationId } = tenant;
  const taken = new Set<string>();

  function addAccount(account: Account, joinedDay: Day, careerTrack: string | null = null): Person {
    const { name, username, email, userType } = account;
    const joined = daytime(tenant, joinedDay);
    const user: Row<"User"> = rows.add("User", {
      id: rows.nextId("User"),
      organizationId,
      name,
      username,
      email,
      passwordHash: requireEntry(settings.hashes, account.password),
      userType,
      emailVerified: true,
      active: true,
      careerTrack,
      extraTimePercent: 0,
      avatarUrl: null,
      erasedAt: null,
      createdAt: joined,
      updatedAt: joined,
    });
    const roleId = requireEntry(settings.roleIds, account.role);
    rows.add("UserRole", { organizationId, userId: user.id, roleId });
    return { id: user.id, name, joinedDay };
  }

  function makeUpAccount(name: string, as: Pick<Account, "userType" | "role">): Account {
    const plain = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}${settings.suffix ?? ""}`;
    let username = plain;
    for (let number = 2; taken.has(username); number += 1) username = `${plain}${number}`;
    taken.add(username);
    return { name, username, email: `${username}@${tenant.mailDomain}`, password: commonPassword, ...as };
  }

  return {
    addAccount: (account, joinedDay) => addAccount(account, joinedDay),
    addNamed: (name, as, joinedDay) => addAccount(makeUpAccount(name, as), joinedDay),
    addLearner(joinedDay) {
      const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`;
      const track = random.chance(0.4) ? random.pick(specializations).category : null;
      return addAccount(makeUpAccount(name, { userType: "U", role: "LEARNER" }), joinedDay, track);
    },
  };
}
