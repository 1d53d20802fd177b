import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOG_DAYS, RETENTION_DAYS, type Retained } from "./retention";
import { RETENTION_ENDS, retentionPeriod } from "./retention-period";

const PAGE = readFileSync(new URL("../../../../../docs/retention.md", import.meta.url), "utf8");

/** The rows of the page's table: what is said of each kind. */
const rows = [...PAGE.matchAll(/^\|[^|]*\|([^|]*)\|((?: *`\w+`,?)+) *\|/gm)].flatMap(([, period, kinds]) =>
  [...kinds!.matchAll(/`(\w+)`/g)].map(([, kind]) => ({ kind: kind!, period: period!.trim() })),
);

test("docs/retention.md names every kind once, and no other", () => {
  const named = rows.map(({ kind }) => kind);
  expect(named.sort()).toEqual([...Object.keys(RETENTION_DAYS), ...RETENTION_ENDS].sort());
});

test("docs/retention.md gives every kind with days the period that it is purged after", () => {
  const written = rows.filter(({ kind }) => kind in RETENTION_DAYS);
  expect(written).toEqual(
    written.map(({ kind }) => {
      const { unit, count } = retentionPeriod(RETENTION_DAYS[kind as Retained]);
      return { kind, period: `${count} ${unit}${count === 1 ? "" : "s"}` };
    }),
  );
});

test("docs/retention.md gives logs the days that they are kept, and npm start rotates its own twice within them", () => {
  expect(/^\| logs of the server[^|]*\|([^|]*)\|/m.exec(PAGE)?.[1]?.trim()).toBe(`${LOG_DAYS} days`);
  const rotation = readFileSync(
    new URL("../../../../../scripts/start/log-file.mjs", import.meta.url),
    "utf8",
  );
  expect(rotation).toContain(`MAX_LOG_AGE_MS = ${LOG_DAYS / 2} * 86_400_000;`);
});
