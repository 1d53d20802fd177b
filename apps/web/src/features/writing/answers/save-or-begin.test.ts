import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { discardedHere } from "./discarded-here";
import { saveOrBegin } from "./save-or-begin";

const refusal = (code: string) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { domain: { code, data: {} } } } } as never);

/** A server that has no compositions, or refuses otherwise; it begins new ones. */
function serverWith(failure: unknown) {
  const asked: string[] = [];
  const ways = {
    begin: async () => {
      asked.push("begin");
      return { id: "new", version: 1 };
    },
    save: async ({ id, version }: { id: string; version: number }) => {
      asked.push(`save ${id}`);
      if (failure) throw failure;
      return { id, version: version + 1 };
    },
  };
  return { asked, ways };
}

test("nothing is there yet: begun; else saved", async () => {
  const { asked, ways } = serverWith(null);
  await expect(saveOrBegin(null, ways)).resolves.toEqual({ id: "new", version: 1 });
  await expect(saveOrBegin({ id: "a", version: 3 }, ways)).resolves.toEqual({ id: "a", version: 4 });
  expect(asked).toEqual(["begin", "save a"]);
});

test("discarded elsewhere: begun anew", async () => {
  const { asked, ways } = serverWith(refusal("composition_not_found"));
  await expect(saveOrBegin({ id: "a", version: 3 }, ways)).resolves.toEqual({ id: "new", version: 1 });
  expect(asked).toEqual(["save a", "begin"]);
});

test("discarded by this tab: it does not come back", async () => {
  const gone = refusal("composition_not_found");
  const { asked, ways } = serverWith(gone);
  discardedHere.add("mine");
  await expect(saveOrBegin({ id: "mine", version: 3 }, ways)).rejects.toBe(gone);
  expect(asked).toEqual(["save mine"]);
  discardedHere.remove("mine");
  await expect(saveOrBegin({ id: "mine", version: 3 }, ways)).resolves.toMatchObject({ id: "new" });
});

test.each([
  ["changed elsewhere", refusal("composition_changed")],
  ["no answer", TRPCClientError.from(new Error("net"))],
])("%s: not begun anew", async (_name, error) => {
  const { asked, ways } = serverWith(error);
  await expect(saveOrBegin({ id: "a", version: 3 }, ways)).rejects.toBe(error);
  expect(asked).toEqual(["save a"]);
});
