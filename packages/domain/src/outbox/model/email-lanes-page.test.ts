import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMAIL_LANES, LEGAL_EMAIL_KINDS } from "./email-lanes";

const PAGE = readFileSync(new URL("../../../../../docs/flows/notify.md", import.meta.url), "utf8");

/** The first cells of the table of the outbox. */
const groups = PAGE.slice(PAGE.indexOf("\n## The outbox"))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|")[1]!);
const kindsOf = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!);

test("docs/flows/notify.md names every kind of e-mail once, and no other", () => {
  const kinds = Object.values(EMAIL_LANES).flatMap((lane): readonly string[] => lane.kinds);
  expect(groups.flatMap(kindsOf).sort()).toEqual([...kinds].sort());
});

test("docs/flows/notify.md says which e-mails a law asks for", () => {
  const legal = groups.filter((group) => group.includes("which a law asks for"));
  expect(legal.flatMap(kindsOf).sort()).toEqual([...LEGAL_EMAIL_KINDS].sort());
});
