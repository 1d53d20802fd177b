import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { discardedCompositions } from "./discarded-compositions";
import { saveOrCreate } from "./save-or-create";

const refusal = (code: string) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { domain: { code, data: {} } } } } as never);

/** A server that has no compositions, or refuses otherwise; it begins new ones. */
function serverWith(failure: unknown) {
  const asked: string[] = [];
  const api = {
    create: async () => {
      asked.push("create");
      return { id: "new", version: 1 };
    },
    save: async ({ id, version }: { id: string; version: number }) => {
      asked.push(`save ${id}`);
      if (failure) throw failure;
      return { id, version: version + 1 };
    },
  };
  return { asked, api };
}

test("nothing is there yet: begun; else saved", async () => {
  const { asked, api } = serverWith(null);
  await expect(saveOrCreate(null, api)).resolves.toEqual({ id: "new", version: 1 });
  await expect(saveOrCreate({ id: "a", version: 3 }, api)).resolves.toEqual({ id: "a", version: 4 });
  expect(asked).toEqual(["create", "save a"]);
});

test("discarded elsewhere: begun anew", async () => {
  const { asked, api } = serverWith(refusal("composition_not_found"));
  await expect(saveOrCreate({ id: "a", version: 3 }, api)).resolves.toEqual({ id: "new", version: 1 });
  expect(asked).toEqual(["save a", "create"]);
});

test("discarded by this tab: it does not come back", async () => {
  const gone = refusal("composition_not_found");
  const { asked, api } = serverWith(gone);
  discardedCompositions.add("mine");
  await expect(saveOrCreate({ id: "mine", version: 3 }, api)).rejects.toBe(gone);
  expect(asked).toEqual(["save mine"]);
  discardedCompositions.remove("mine");
  await expect(saveOrCreate({ id: "mine", version: 3 }, api)).resolves.toMatchObject({ id: "new" });
});

test.each([
  ["changed elsewhere", refusal("composition_changed")],
  ["no answer", TRPCClientError.from(new Error("net"))],
])("%s: not begun anew", async (_name, error) => {
  const { asked, api } = serverWith(error);
  await expect(saveOrCreate({ id: "a", version: 3 }, api)).rejects.toBe(error);
  expect(asked).toEqual(["save a"]);
});
