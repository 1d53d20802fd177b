import { beforeEach, expect, test, vi } from "vitest";
import { useFieldDraft } from "./use-field-draft";

const { useDraft } = vi.hoisted(() => ({ useDraft: vi.fn((_key: string, _options: object) => null) }));
vi.mock("./use-draft", () => ({ useDraft }));
vi.mock("../use-me", () => ({ useMe: () => ({ id: "u" }) }));
beforeEach(() => void useDraft.mockClear());

test("a field is a draft of the user without a version", async () => {
  const save = vi.fn(() => Promise.resolve("answer"));
  useFieldDraft<string>("profile", "headline", { saved: "a", save, delayMs: 300 });
  const [key, options] = useDraft.mock.calls[0]!;
  expect([key, options]).toMatchObject([
    "profile:u:headline",
    { initial: "a", baseline: { value: "a", version: null }, delayMs: 300 },
  ]);
  const saved = (options as { save: (value: string) => Promise<unknown> }).save("b");
  await expect(saved).resolves.toEqual({ value: "b", version: null });
  expect(save).toHaveBeenCalledWith("b");
});
