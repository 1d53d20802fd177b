import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { decideWaitlist } from "./decide-waitlist";
import { listDecisions, listDecisionsInput } from "./list-decisions";

const database = useTestDatabase();
const list = (input: object = {}) => listDecisions(database, listDecisionsInput.parse(input));

test("decisions are listed with operator, account and reason, newest first; other actions are not", async () => {
  const decider = await createUser(database.db, { name: "Petra Provider" });
  const user = await createUser(database.db, { waitlistStatus: "waitlisted", name: "Jana Beispiel" });
  const deps = fakeDeps(database.db);
  await decideWaitlist(deps, decider.id, { ids: [user.id], decision: "rejected", reason: "Not yet." });
  await database.db.auditEntry.create({ data: { action: "session.ended", subject: user.id } });
  await decideWaitlist(deps, null, { ids: [user.id], decision: "active" });
  const { decisions } = await list();
  expect(decisions).toMatchObject([
    {
      decision: "active",
      accountName: "Jana Beispiel",
      deciderName: null,
      byCommandLine: true,
      reason: null,
    },
    {
      decision: "rejected",
      accountEmail: user.email,
      deciderName: "Petra Provider",
      byCommandLine: false,
      reason: "Not yet.",
    },
  ]);
  await database.db.user.delete({ where: { id: user.id } });
  expect((await list()).decisions[0]).toMatchObject({ accountName: null, accountEmail: null });
});

test("pages list each decision once, also with equal times", async () => {
  const at = new Date(Date.UTC(2027, 0, 1));
  const data = Array.from({ length: 5 }, () => ({ at, action: "waitlist.active" }));
  await database.db.auditEntry.createMany({ data });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) });
    seen.push(...page.decisions.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(
    await database.db.auditEntry.count({ where: { action: { startsWith: "waitlist." } } }),
  );
});

test.each([{ cursor: "x" }, { limit: 0 }, { limit: 101 }, { status: "active" }])("%j is refused", (input) => {
  expect(listDecisionsInput.safeParse(input).success).toBe(false);
});
