import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig, settingNames } from "#gateway/config";
import { packageRoot } from "#gateway/packageRoot";
import { readCopy, readDockerfile } from "../support/dockerfile";

const read = (...path: string[]) => readFileSync(join(packageRoot, ...path), "utf8");

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      profiles: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const { services, volumes } = composeFile.parse(parse(read("docker-compose.yml"), { merge: true }));
const service = (name: string) => {
  const found = services[name];
  if (!found) throw new Error(`There is no service ${name}`);
  return found;
};

/** The values that compose puts in for `${NAME:-default}` and `${NAME:?message}`, with only the passwords set. */
const filledIn = (text: string) =>
  text.replaceAll(/\$\{[A-Z_]+(?::([-?])([^}]*))?\}/g, (_all, kind, value) =>
    kind === "-" ? value : "secret",
  );

const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
  );

describe("docker-compose.yml", () => {
  it("gives a gateway only settings that it knows, with values that it takes", () => {
    for (const name of ["gateway", "gateway2"]) {
      const environment = environmentOf(name);
      expect(Object.keys(environment).filter((key) => !settingNames.includes(key))).toEqual([]);
      const config = readConfig(environment);
      expect(config.production).toBe(true);
      expect(config.demo).toBe(false);
      expect(new URL(config.databaseUrl ?? "").host).toBe("postgres:5432");
      expect(new URL(config.redisUrl ?? "").host).toBe("redis:6379");
    }
  });

  it("has the gateway work as a role that does not own the tables", () => {
    const { databaseUrl, databaseOwnerUrl } = readConfig(environmentOf("gateway"));
    const roles = [databaseUrl, databaseOwnerUrl].map((url) => new URL(url ?? "").username);
    expect(new Set(roles).size).toBe(2);
    const script = read("deploy", "postgres", "roles.sh");
    for (const role of roles) expect(script).toContain(`CREATE ROLE ${role} LOGIN`);
  });

  it("gives a gateway no right beyond its work, and one volume", () => {
    for (const name of ["gateway", "gateway2"]) {
      expect(service(name)).toMatchObject({ read_only: true, cap_drop: ["ALL"], volumes: ["data:/data"] });
    }
  });

  it("waits for what a service needs to be healthy", () => {
    for (const [name, { depends_on: needs = {} }] of Object.entries(services)) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect(condition, `${name} needs ${needed}`).toBe("service_healthy");
        const { build, healthcheck } = service(needed);
        // The gateway's own check is in the Dockerfile.
        expect(build ?? healthcheck, `${needed} has a health check`).toBeDefined();
      }
    }
  });

  it("mounts only volumes that it declares and files that are there", () => {
    const mounted = Object.values(services).flatMap(({ volumes: own = [] }) =>
      own.map((volume) => volume.split(":")[0] ?? ""),
    );
    for (const source of mounted) {
      if (!source.startsWith("./")) expect(Object.keys(volumes)).toContain(source);
      // The certificates are the operator's own.
      else if (source !== "./deploy/tls") expect(existsSync(join(packageRoot, source)), source).toBe(true);
    }
  });

  it("leaves the second gateway, the proxy, the catcher of mail and the file store to profiles", () => {
    const always = Object.keys(services).filter((name) => service(name).profiles === undefined);
    expect(always.sort()).toEqual(["gateway", "postgres", "redis"]);
    expect(service("proxy").profiles).toEqual(service("gateway2").profiles);
  });

  it("fills in every name of nginx's template", () => {
    const template = read("deploy", "nginx", "lectern.conf.template");
    const names = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(environmentOf("proxy")).sort());
  });
});

describe("what the image installs", () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
    .parse(JSON.parse(read("package-lock.json")));

  it("is what cannot be built into the gateway: programs in WebAssembly and machine code", () => {
    const programs = [
      "@electric-sql/pglite",
      "@node-rs/argon2",
      "@prisma/schema-engine-wasm",
      "harfbuzzjs",
      "sharp",
    ];
    expect(Object.keys(dependencies).sort()).toEqual(programs);
  });

  /** The packages of sharp: its builds, and those by which it reads facts of the machine and of versions. */
  const ofSharp = /^(@img\/|(detect-libc|tslib|sharp\/node_modules\/semver)$)/;

  it("brings along nothing but builds of those for other machines, and what sharp needs", () => {
    const installed = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
    const names = installed.map(([path]) => path.replace("node_modules/", ""));
    const strange = names.filter(
      (name) =>
        !ofSharp.test(name) &&
        !Object.keys(dependencies).some((own) => name === own || name.startsWith(`${own}-`)),
    );
    expect(strange).toEqual([]);
  });
});

/** Settings of Node itself, which the gateway does not read. Threads: sign-ins, files and pictures share them. */
const settingsOfNode = ["UV_THREADPOOL_SIZE"];

describe("the Dockerfile", () => {
  const stages = readDockerfile(join(packageRoot, "Dockerfile"));
  const last = stages.at(-1)?.instructions ?? [];

  const copies = stages.flatMap(({ instructions }, at) =>
    instructions.flatMap(({ name, text }) => (name === "COPY" ? [{ at, ...readCopy(text) }] : [])),
  );

  it("copies sources that are there and not ignored", () => {
    const ignored = read(".dockerignore").split("\n");
    const sources = copies.filter(({ stage }) => stage === undefined).flatMap((copy) => copy.sources);
    expect(sources.filter((source) => !existsSync(join(packageRoot, source)))).toEqual([]);
    expect(sources.filter((source) => ignored.includes(source))).toEqual([]);
  });

  it("copies from stages that came before", () => {
    const places = copies.flatMap(({ at, stage }) =>
      stage === undefined ? [] : [{ at, from: stages.findIndex(({ name }) => name === stage) }],
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ at, from }) => from < 0 || from >= at)).toEqual([]);
  });

  it("runs without root, with settings that the gateway knows, on the Node that the package wants", () => {
    expect(last.find(({ name }) => name === "USER")?.text).toBe("node");
    expect(last.findIndex(({ name }) => name === "USER")).toBeGreaterThan(
      last.findLastIndex(({ name }) => name === "COPY" || name === "RUN"),
    );
    const settings = last
      .filter(({ name }) => name === "ENV")
      .flatMap(({ text }) => text.split(" ").map((pair) => pair.split("=")[0] ?? ""));
    const known = [...settingNames, ...settingsOfNode];
    expect(settings.filter((name) => !known.includes(name))).toEqual([]);
    const images = stages.map(({ from }) => from);
    expect(new Set(images)).toEqual(new Set(["node:22-slim"]));
  });

  it("asks the gateway itself whether it is healthy", () => {
    const check = last.find(({ name }) => name === "HEALTHCHECK")?.text ?? "";
    expect(check).toContain("/readyz");
  });
});
