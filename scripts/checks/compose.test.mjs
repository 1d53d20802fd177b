import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (/** @type {string} */ name) => readFileSync(path.join(ROOT, name), "utf8");
const { services, volumes } = parse(read("docker-compose.yml"), { merge: true });
const web = services.web.environment;

/** Replaces `${…}` by these settings; the forms that the file uses, nested ones too. */
function interpolate(/** @type {string} */ text, /** @type {Record<string, string>} */ given) {
  let [before, now] = ["", text];
  while (before !== now) {
    before = now;
    now = now.replace(/\$\{(\w+)(?:(:?[-?])([^${}]*))?\}/, (_, name, form = "", rest = "") => {
      const value = given[name];
      const missing = value === undefined || (form.startsWith(":") && value === "");
      if (!missing) return value;
      if (form.endsWith("?")) throw new Error(`${name}: ${rest}`);
      return rest;
    });
  }
  return now;
}

/** The web app's settings, as the container gets them. @param {Record<string, string>} given */
const settings = (given) =>
  Object.fromEntries(
    Object.entries(web).map(([name, value]) => [name, interpolate(String(value), { ...REQUIRED, ...given })]),
  );
const REQUIRED = {
  POSTGRES_PASSWORD: "ab12",
  AUTH_URL: "https://takt.example.com",
  AUTH_SECRET: "secret",
  TOKEN_KEYS: "k1:key",
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "secret",
  INNGEST_EVENT_KEY: "ee",
};

describe("the web app's settings", () => {
  test("every setting of the configuration reaches the web app, except those that a server must not or need not set", () => {
    const rows = read("docs/configuration.md").split("\n");
    const known = rows
      .filter((row) => row.split("|")[3]?.trim() === "web app")
      .map((row) => row.split("`")[1] ?? "");
    const elsewhere = [
      "INNGEST_DEV",
      "PAGES_ALLOW_LOCAL",
      "STORAGE_DIR",
      "LINKEDIN_WWW_URL",
      "LINKEDIN_API_URL",
      "STRIPE_BASE_URL",
    ];
    expect(known.length).toBeGreaterThan(25);
    expect(known.filter((name) => !(name in web)).sort()).toEqual(elsewhere.sort());
  });

  test("the Inngest server is the one of the compose file", () => {
    expect(settings({ INNGEST_SIGNING_KEY_HEX: "00ff" })).toMatchObject({
      INNGEST_BASE_URL: "http://inngest:8288",
      INNGEST_SIGNING_KEY: "signkey-prod-00ff",
      INNGEST_SERVE_ORIGIN: "http://web:3000",
      INNGEST_ENABLE_UNAUTHED_SYNC: "0",
      DATABASE_URL: "postgresql://takt:ab12@postgres:5432/takt",
    });
  });

  test("Inngest Cloud gets its key unchanged, no server and the public URL", () => {
    const cloud = {
      INNGEST_BASE_URL: "",
      INNGEST_SIGNING_KEY: "signkey-prod-1234",
      INNGEST_SERVE_ORIGIN: "https://takt.example.com",
      JOBS_CONCURRENCY: "5",
    };
    expect(settings(cloud)).toMatchObject(cloud);
    for (const name of ["inngest", "inngest-postgres", "redis"])
      expect(interpolate(services[name].deploy.replicas, { INNGEST_REPLICAS: "0" })).toBe("0");
    // Nothing but what the web app needs is asked for.
    const asked = [...JSON.stringify(services).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(asked.filter((name) => !(String(name) in REQUIRED))).toEqual([]);
  });

  test("a password that would break the database URL is reported", () => {
    expect(() => interpolate(web.DATABASE_URL, {})).toThrow("hex digits");
  });
});

describe("the services", () => {
  test("two replicas of the web app get ports", () => {
    const [port] = services.web.ports;
    const range = interpolate(port, {}).split(":")[1] ?? "";
    const [first, last] = range.split("-").map(Number);
    expect(Number(last) - Number(first)).toBeGreaterThanOrEqual(1);
  });

  test("probes ask whether a replica can serve, not whether posts are late", () => {
    expect(services.web.healthcheck.test.join(" ")).toContain("/api/health/live");
    expect(read("Dockerfile")).toMatch(/HEALTHCHECK[^#]*\/api\/health\/live/);
  });

  test("Inngest's data are in their own database and volume", () => {
    const options = services.inngest.command.join(" ");
    expect(options).toContain("@inngest-postgres:5432/inngest");
    expect(options).toContain("--postgres-max-open-conns=40");
    expect(options).toContain("--poll-interval=10");
    expect(services.inngest.image).toMatch(/:-v\d+\.\d+\.\d+\}$/);
    expect(services.postgres.volumes).toEqual(["postgres:/var/lib/postgresql"]);
    expect(services["inngest-postgres"].volumes).toEqual(["inngest-postgres:/var/lib/postgresql"]);
    expect(Object.keys(volumes).sort()).toEqual(["inngest-postgres", "media", "postgres", "redis"]);
  });

  test("a database is ready once it answers over TCP", () => {
    for (const name of ["postgres", "inngest-postgres"])
      expect(services[name].healthcheck.test.join(" ")).toContain("-h 127.0.0.1");
  });

  test("the image contains neither sources nor tests", () => {
    expect(read("Dockerfile")).toMatch(
      /^RUN rm -rf apps\/web\/\.next\/standalone\/apps\/web\/src \\\n {2}&& find .*test/m,
    );
  });

  test("the image runs on an LTS version of Node", () => {
    expect([...read("Dockerfile").matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major)).toEqual([
      "24",
      "24",
    ]);
  });
});
