import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { countAccounts, findAccounts, listAccounts, listAccountsInput } from "./list-accounts";

const database = useTestDatabase();
const list = async (input: object) => listAccounts(database, listAccountsInput.parse(input));
const listIds = async (input: object) => (await list(input)).accounts.map(({ id }) => id);
let minutes = 0;
const make = (more: object) =>
  createUser(database.db, { createdAt: new Date(Date.UTC(2026, 0, 1) + ++minutes * 60_000), ...more });

test("waitlisted accounts come oldest first, others newest first, and are counted", async () => {
  const [first, second] = [
    await make({ waitlistStatus: "waitlisted" }),
    await make({ waitlistStatus: "waitlisted" }),
  ];
  const [old, young] = [await make({}), await make({})];
  const rejected = await make({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
  expect(await listIds({ status: "waitlisted" })).toEqual([first.id, second.id]);
  expect(await listIds({ status: "active" })).toEqual([young.id, old.id]);
  expect((await list({ status: "rejected" })).accounts).toMatchObject([
    { id: rejected.id, status: "rejected", reason: "Not yet." },
  ]);
  expect(await countAccounts(database)).toEqual({ waitlisted: 2, active: 2, rejected: 1 });
});

test("the search matches a part of the name or the address literally", async () => {
  const percent = await make({ name: "50%_Off Söhne", email: "a\\b@example.com" });
  const plain = await make({ name: "500 Off", email: "ab@example.com" });
  expect(await listIds({ search: "0%_o" })).toEqual([percent.id]);
  expect(await listIds({ search: "SÖHNE" })).toEqual([percent.id]);
  expect(await listIds({ search: " a\\b@ " })).toEqual([percent.id]);
  expect(await listIds({ search: "AB@example" })).toEqual([plain.id]);
  expect(await listIds({ search: "nobody at all" })).toEqual([]);
  expect(await listIds({ search: "0%_o", status: "rejected" })).toEqual([]);
});

test("the display name, which the operator does not see, is not searched", async () => {
  await make({ name: "Jana Beispiel", displayName: "Quetzal" });
  expect(await listIds({ search: "quetzal" })).toEqual([]);
});

test.each(["waitlisted", "active"] as const)(
  "pages of %s accounts list each once, also with equal times",
  async (status) => {
    const createdAt = new Date(Date.UTC(2027, 0, 1));
    const name = `Paged ${status}`;
    const made = [];
    for (let i = 0; i < 5; i++)
      made.push(await createUser(database.db, { name, createdAt, waitlistStatus: status }));
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ status, search: name, limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.accounts.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const ids = made.map(({ id }) => id).sort();
    expect(seen).toEqual(status === "waitlisted" ? ids : ids.reverse());
  },
);

test("every account of an address is found case-insensitively, and `_` is no wildcard", async () => {
  const [one, twin] = [
    await make({ email: "Ja_na@Example.com" }),
    await make({ email: "ja_na@example.com" }),
  ];
  await make({ email: "jaxna@example.com" });
  expect((await findAccounts(database, "JA_NA@example.com")).map(({ id }) => id).sort()).toEqual(
    [one.id, twin.id].sort(),
  );
});

test.each([
  { status: "deleted" },
  { search: "x".repeat(201) },
  { cursor: "1" },
  { limit: 0 },
  { limit: 101 },
  { limit: 1.5 },
  { ownerId: "x" },
])("%j is refused", (input) => {
  expect(listAccountsInput.safeParse(input).success).toBe(false);
});
