import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { profileInput } from "./model/profile-input";
import { updateProfile } from "./update-profile";

const database = useTestDatabase();
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("display name and headline of the actor alone are updated", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await updateProfile(database, actorOf(user), { displayName: "Ada", headline: "Engines" });
  const { name } = user;
  expect(await read(user.id)).toMatchObject({ displayName: "Ada", headline: "Engines", name });
  expect(await read(other.id)).toMatchObject({ displayName: null, headline: null });
});

test("an omitted field is unchanged, and null clears a field", async () => {
  const user = await createUser(database.db, { displayName: "Ada", headline: "Engines" });
  await updateProfile(database, actorOf(user), { headline: "Looms" });
  expect(await read(user.id)).toMatchObject({ displayName: "Ada", headline: "Looms" });
  await updateProfile(database, actorOf(user), { displayName: null });
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
  await updateProfile(database, actorOf(user), slipped);
  expect(await read(user.id)).toMatchObject({ headline: "x", waitlistStatus: "active", email: user.email });
});
