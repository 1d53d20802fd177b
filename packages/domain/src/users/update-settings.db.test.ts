import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { settingsInput, updateSettings } from "./update-settings";

const database = useTestDatabase();

test("language and time zone, of the actor only", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await updateSettings(database, actorOf(user), { timezone: "America/New_York", preferredLanguage: "de" });
  const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });
  expect(await read(user.id)).toMatchObject({ timezone: "America/New_York", preferredLanguage: "de" });
  expect(await read(other.id)).toMatchObject({ timezone: "Europe/Berlin", preferredLanguage: "en" });
});

test("what is not given stays", async () => {
  const user = await createUser(database.db, { timezone: "Asia/Tokyo" });
  await updateSettings(database, actorOf(user), { preferredLanguage: "de" });
  expect(await database.db.user.findUnique({ where: { id: user.id } })).toMatchObject({
    timezone: "Asia/Tokyo",
  });
});

test("no other column can be written", async () => {
  const {
    workspace: _,
    workspaceId: __,
    timezone,
    preferredLanguage,
    ...others
  } = await createUser(database.db);
  expect(settingsInput.safeParse({ timezone, preferredLanguage }).success).toBe(true);
  const columns = Object.keys(others);
  expect(columns).toEqual(expect.arrayContaining(["waitlistStatus", "stripeCustomerId", "linkedinStatus"]));
  for (const column of columns)
    for (const value of ["active", true, 1, null])
      expect({ column, taken: settingsInput.safeParse({ timezone, [column]: value }).success }).toEqual({
        column,
        taken: false,
      });
});

test.each([
  { timezone: "Mars/Olympus" },
  { timezone: "" },
  { timezone: "x".repeat(65) },
  { preferredLanguage: "fr" },
])("%j is refused", (settings) => {
  expect(settingsInput.safeParse(settings).success).toBe(false);
});
