import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { Durations } from "#gateway/metrics/durations";

function open(mostSeries?: number) {
  const register = new Registry();
  const options = { name: "waited", help: "What was waited.", labels: ["route", "status"], register };
  const durations = new Durations({
    ...options,
    buckets: [0.1, 1],
    ...(mostSeries === undefined ? {} : { mostSeries }),
  });
  return { register, durations };
}

describe("a histogram of durations", () => {
  it("writes cumulative buckets, the sum and the count of each combination of labels", async () => {
    const { register, durations } = open();
    for (const seconds of [0.05, 0.1, 0.5, 7]) durations.count(seconds, "/graphql", "200");
    durations.count(0.25, "page", "404");
    expect((await register.metrics()).trim().split("\n")).toEqual([
      "# HELP waited What was waited.",
      "# TYPE waited histogram",
      'waited_bucket{le="0.1",route="/graphql",status="200"} 2',
      'waited_bucket{le="1",route="/graphql",status="200"} 3',
      'waited_bucket{le="+Inf",route="/graphql",status="200"} 4',
      'waited_sum{route="/graphql",status="200"} 7.65',
      'waited_count{route="/graphql",status="200"} 4',
      'waited_bucket{le="0.1",route="page",status="404"} 0',
      'waited_bucket{le="1",route="page",status="404"} 1',
      'waited_bucket{le="+Inf",route="page",status="404"} 1',
      'waited_sum{route="page",status="404"} 0.25',
      'waited_count{route="page",status="404"} 1',
    ]);
  });

  it("counts what is one combination too many under other", async () => {
    const { register, durations } = open(2);
    for (const route of ["a", "b", "c", "d"]) durations.count(0.1, route, "200");
    const counts = (await register.metrics()).split("\n").filter((line) => line.startsWith("waited_count"));
    expect(counts).toEqual([
      'waited_count{route="a",status="200"} 1',
      'waited_count{route="b",status="200"} 1',
      'waited_count{route="other",status="other"} 2',
    ]);
  });
});
