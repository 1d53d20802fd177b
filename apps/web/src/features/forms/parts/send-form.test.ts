import { afterEach, expect, test, vi } from "vitest";
import { sendForm } from "./send-form";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function typed() {
  const form = new FormData();
  form.set("name", "Ada");
  form.set("$ACTION_KEY", "k1");
  return form;
}
const failed = (code: string) => ({
  fields: { name: "Ada" },
  problems: {},
  error: { code, errorId: null },
  receipt: null,
});

test("what the server answers is the state", async () => {
  const answer = { fields: {}, problems: {}, error: null, receipt: { reference: "DR-7K3M9Q" } };
  expect(await sendForm(() => Promise.resolve(answer), typed())).toBe(answer);
});

test.each([
  [true, "unexpected"],
  [false, "offline"],
])(
  "a call that fails with a connection (%s) is the error %s, and what was typed stays",
  async (onLine, code) => {
    vi.stubGlobal("navigator", { onLine });
    expect(await sendForm(() => Promise.reject(new TypeError("failed")), typed())).toEqual(failed(code));
  },
);

test("an answer that does not come in thirty seconds is an error", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers();
  const sent = sendForm(() => new Promise<never>(() => {}), typed());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toEqual(failed("unexpected"));
});
