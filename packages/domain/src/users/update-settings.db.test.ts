import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { settingsInput, updateSettings } from "./update-settings";

const database = useTestDatabase();

test("every setting is updated, for the actor only", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const settings = {
    timezone: "America/New_York",
    preferredLanguage: "de",
    weekStart: "sunday",
    hourCycle: "h12",
    shortcuts: false,
  } as const;
  await updateSettings(database, actorOf(user), settings);
  const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });
  expect(await read(user.id)).toMatchObject(settings);
  expect(await read(other.id)).toMatchObject({
    timezone: "Europe/Berlin",
    preferredLanguage: "en",
    weekStart: "monday",
    hourCycle: "auto",
    shortcuts: true,
  });
});

test("an omitted setting is unchanged", async () => {
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
    weekStart,
    hourCycle,
    shortcuts,
    ...others
  } = await createUser(database.db);
  const settings = { timezone, preferredLanguage, weekStart, hourCycle, shortcuts };
  expect(settingsInput.safeParse(settings).success).toBe(true);
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
  { weekStart: "monday" },
  { weekStart: "saturday" },
  { hourCycle: "auto" },
  { hourCycle: "h23" },
  { shortcuts: true },
  {},
])("%j is taken", (settings) => {
  expect(settingsInput.safeParse(settings).success).toBe(true);
});

test.each([
  { timezone: "Mars/Olympus" },
  { timezone: "" },
  { timezone: "x".repeat(65) },
  { timezone: "Europe/Berlin\u0000" },
  { timezone: "+02:00" },
  { preferredLanguage: "fr" },
  { weekStart: "tuesday" },
  { weekStart: null },
  { hourCycle: "h24" },
  { hourCycle: "" },
  { shortcuts: "yes" },
  { shortcuts: 1 },
])("%j is refused", (settings) => {
  expect(settingsInput.safeParse(settings).success).toBe(false);
});
