import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { z } from "zod";

const failure = z.object({ message: z.string(), code: z.string().default("XX000") });

function toAdapterError(error: unknown): DriverAdapterError {
  const { message, code } = failure.parse(error);
  const unknown = { severity: "ERROR", detail: undefined, column: undefined, hint: undefined };
  return new DriverAdapterError({ kind: "postgres", code, message, ...unknown });
}

/* A migration is one script. The adapters' own ways to run one either do not wait for its end, so that a failed one counts as applied, or split it at every semicolon, so that half of it may be applied. PostgreSQL runs a script sent in one message in one transaction. */

/** For the schema engine on the embedded database. */
export class ScriptingPGlite extends PrismaPGlite {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super(pglite);
    this.#pglite = pglite;
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script: string) => {
      await this.#pglite.exec(script).catch((error: unknown) => {
        throw toAdapterError(error);
      });
    };
    return adapter;
  }
}

/** For the schema engine on PostgreSQL. */
export class ScriptingPg extends PrismaPg {
  override async connect() {
    const adapter: SqlDriverAdapter & Awaited<ReturnType<PrismaPg["connect"]>> = await super.connect();
    // Without values it travels as one message.
    adapter.executeScript = async (sql: string) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}
