import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { profileInput } from "./model/profile-input";
import { updateProfile, settingsInput, updateSettings } from "./update-user";

const database = useTestDatabase();

const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

describe("profile", () => {
  test("display name and headline of the actor alone are updated", async () => {
    const [user, other] = [await createUser(database.db), await createUser(database.db)];
    await updateProfile(database, toActor(user), { displayName: "Ada", headline: "Engines" });
    const { name } = user;
    expect(await read(user.id)).toMatchObject({ displayName: "Ada", headline: "Engines", name });
    expect(await read(other.id)).toMatchObject({ displayName: null, headline: null });
  });

  test("an omitted field is unchanged, and null clears a field", async () => {
    const user = await createUser(database.db, { displayName: "Ada", headline: "Engines" });
    await updateProfile(database, toActor(user), { headline: "Looms" });
    expect(await read(user.id)).toMatchObject({ displayName: "Ada", headline: "Looms" });
    await updateProfile(database, toActor(user), { displayName: null });
    expect(await read(user.id)).toMatchObject({ displayName: null, headline: "Looms" });
  });

  test("no other column can be written", async () => {
    const { workspace: _, workspaceId: __, ...row } = await createUser(database.db);
    const mine = ["displayName", "headline"];
    const columns = Object.keys(row);
    expect(columns).toEqual(expect.arrayContaining([...mine, "waitlistStatus", "name", "email", "timezone"]));
    for (const column of columns)
      for (const value of ["active", true, 1, null, new Date(), undefined]) {
        const taken = profileInput.safeParse({ headline: "x", [column]: value }).success;
        const fits = mine.includes(column) && (value === null || value === undefined || value === "active");
        expect({ column, value, taken }).toEqual({ column, value, taken: fits });
      }
  });

  test("a column that passes the schema by oversight is not written either", async () => {
    const user = await createUser(database.db);
    const slipped = { headline: "x", waitlistStatus: "rejected", email: "other@example.com" };
    await updateProfile(database, toActor(user), slipped);
    expect(await read(user.id)).toMatchObject({ headline: "x", waitlistStatus: "active", email: user.email });
  });
});

describe("settings", () => {
  test("every setting is updated, for the actor only", async () => {
    const [user, other] = [await createUser(database.db), await createUser(database.db)];
    const settings = {
      timezone: "America/New_York",
      preferredLanguage: "de",
      weekStart: "sunday",
      hourCycle: "h12",
      shortcuts: false,
    } as const;
    await updateSettings(database, toActor(user), settings);
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
    await updateSettings(database, toActor(user), { preferredLanguage: "de" });
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
});
