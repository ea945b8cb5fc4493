import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { packageRoot } from "#gateway/packageRoot";
import type { Distributed } from "./distributed";
import type { PushFigures } from "./listeners";
import type { Figures } from "./load";
import type { PartitionFigures } from "./partitions";
import type { PoolerFigures } from "./poolers";
import type { ReplicaFigures } from "./replica";

export interface Run {
  gateways: number;
  works: { name: string; measured: Figures }[];
  push: PushFigures;
}

export interface Everything {
  runs: Run[];
  replica: ReplicaFigures;
  poolers: PoolerFigures | null;
  partitions: PartitionFigures[];
  distributed: Distributed;
  /** Load of the machine when it began, processes that want to run. */
  load: number;
  seconds: number;
}

const shown = (value: number): string => {
  if (Number.isNaN(value)) return "";
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toFixed(value >= 10 ? 0 : 1);
};

const row = (...cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === "number" ? shown(cell) : cell)).join(" | ")} |`;

const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), `|${head.map(() => "---|").join("")}`, ...rows].join("\n");

function writeRun({ gateways, works }: Run): string {
  const title = gateways === 1 ? "One gateway" : "Two gateways";
  const head = [
    "",
    "a second",
    "p50 ms",
    "p99 ms",
    "turned away as busy",
    "gateway, us of processor each",
    "PostgreSQL, us each",
    ...(gateways === 1 ? [] : ["Redis, us each"]),
  ];
  const rows = works.map(({ name, measured }) =>
    row(
      name,
      measured.perSecond,
      measured.p50,
      measured.p99,
      String(measured.busy),
      measured.gateway,
      measured.database,
      ...(gateways === 1 ? [] : [measured.redis]),
    ),
  );
  return `## ${title}\n\n${table(head, rows)}`;
}

function writePush(runs: readonly Run[]): string {
  const head = [
    "gateways",
    "sockets",
    "KiB of memory a socket",
    "delivered a second",
    "p50 ms",
    "p99 ms",
    "lost",
  ];
  const rows = runs.map(({ gateways, push }) =>
    row(
      String(gateways),
      push.sockets.toLocaleString("en-US"),
      push.memory,
      push.delivered,
      push.p50,
      push.p99,
      String(push.lost),
    ),
  );
  return `## Push\n\nEvery socket listens to one room, in which five messages a second are written.\n\n${table(head, rows)}`;
}

/** The requests of an active learner: seconds between two of each. */
const habits = [
  ["a learner reads My courses", 15],
  ["a learner ticks a topic", 120],
  ["a learner writes into the lobby", 300],
] as const;

/** How much of a core may be in use before responses wait for each other. */
const share = 0.7;

/** How many learners a core carries who are active at once, by what each of their habits costs. */
function countLearners({ works }: Run, cost: "gateway" | "database"): number {
  const each = habits.reduce((sum, [name, seconds]) => {
    const measured = works.find((work) => work.name === name)?.measured;
    return sum + (measured?.[cost] ?? Number.NaN) / seconds;
  }, 0);
  return (share * 1e6) / each;
}

function writeLearners(run: Run): string {
  const summary = habits.map(([name, seconds]) => `${name} every ${seconds} s`).join(", ");
  return [
    "## Learners who are active at once",
    `Worked out from the processor time above: ${summary}; a core may be busy for ${share * 100} % of its time.`,
    table(
      ["", "learners"],
      [
        row("one core of a gateway", countLearners(run, "gateway")),
        row("one core of PostgreSQL", countLearners(run, "database")),
      ],
    ),
  ].join("\n\n");
}

function writeSimulations({ replica, poolers, partitions, distributed }: Everything): string {
  const yes = (holds: boolean) => (holds ? "yes" : "NO");
  const parts = [
    "## Replica",
    table(
      ["", ""],
      [
        row("a commit is seen there after, p50 and p99 ms", `${shown(replica.p50)}, ${shown(replica.p99)}`),
        row("row-level security holds there", yes(replica.keepsPolicies)),
        row("writes are refused there", yes(replica.refusesWrites)),
      ],
    ),
    "## Pooler",
    poolers
      ? table(
          ["a learner reads My courses", "a second", "p99 ms", "doctor"],
          [
            row("without a pooler", poolers.direct.perSecond, poolers.direct.p99, ""),
            row(
              "PgBouncer, session mode",
              poolers.pooled.perSecond,
              poolers.pooled.p99,
              poolers.doctor.session,
            ),
            row("PgBouncer, transaction mode", "not served", "", poolers.doctor.transaction),
          ],
        ) +
        `\n\nAfter that PostgreSQL had ${poolers.connections} connections for both gateways together, ten of which each may open for serving.`
      : "PgBouncer is not installed here.",
    "## Messages in partitions",
    "300,000 messages of 40 institutes. What is removed is one institute, or with partitions by month the oldest month.",
    table(
      ["", "newest page of a room, ms", "1,000 inserts, ms", "removal, ms", "indexes, MB"],
      partitions.map(({ layout, page, insert, remove, indexes }) =>
        row(layout, page, insert, remove, indexes),
      ),
    ),
    "## Keys by organizationId",
    `All ${distributed.tables} tables of institutes' rows were partitioned by organizationId with their ${distributed.keys} unique keys, ${distributed.foreignKeys} foreign keys and ${distributed.rows.toLocaleString("en-US")} rows. Unique for each institute only, and no longer for all: ${distributed.widened.join(", ")}.`,
  ];
  return parts.join("\n\n");
}

function describeMachine({ load, seconds }: Everything): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: packageRoot,
    encoding: "utf8",
  });
  const [processor] = cpus();
  return [
    `Written by \`npm run proof -- scale\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, Node ${process.versions.node}:`,
    `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}) shared by gateways, PostgreSQL, Redis and the callers, load ${load.toFixed(1)} at the start, ${Math.round(seconds)} s in all.`,
    "3,000 learners, 60 courses, 20,000 messages; PostgreSQL waits for its disk at each commit. One gateway and two did each kind of work in turn, five rounds of three seconds, and so did those past and through the pooler: shown is each one's best round, since other work on the machine only takes away. What it means is in [scale.md](scale.md).",
  ].join(" ");
}

/** Everything that was measured, as a page. */
export function writeReport(everything: Everything): string {
  const { runs } = everything;
  const [item] = runs;
  return `${[
    "# Figures of scale",
    describeMachine(everything),
    ...runs.map(writeRun),
    writePush(runs),
    ...(item ? [writeLearners(item)] : []),
    writeSimulations(everything),
  ].join("\n\n")}\n`;
}
