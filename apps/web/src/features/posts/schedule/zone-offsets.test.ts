import { afterEach, expect, test, vi } from "vitest";
import { createZoneOffsets } from "./zone-offsets";

const SUMMER = new Date("2026-07-01T12:00:00Z");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The idle moments of a browser, one at a call. */
function stubIdle() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => waiting.push(task));
  vi.stubGlobal("cancelIdleCallback", (id: number) => (waiting[id - 1] = () => {}));
  return () => waiting.splice(0).forEach((task) => task());
}

test("a zone has its offset of the instant, summer time included", () => {
  const { get } = createZoneOffsets(SUMMER);
  expect(get("Europe/Berlin")).toBe("GMT+2");
  expect(get("Asia/Kolkata")).toBe("GMT+5:30");
  expect(createZoneOffsets(new Date("2026-01-01T12:00:00Z")).get("Europe/Berlin")).toBe("GMT+1");
});

test("offsets are computed once, twenty in each idle moment", () => {
  const idle = stubIdle();
  const zones = Intl.supportedValuesOf("timeZone").slice(0, 45);
  const made = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  const offsets = createZoneOffsets(SUMMER);
  offsets.prepare(zones);
  expect(made).toHaveBeenCalledTimes(0);
  for (const count of [20, 40, 45, 45]) {
    idle();
    expect(made).toHaveBeenCalledTimes(count);
  }
  zones.forEach(offsets.get);
  expect(made).toHaveBeenCalledTimes(45);
});

test("nothing is computed once the form is closed", () => {
  const idle = stubIdle();
  const made = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  const end = createZoneOffsets(SUMMER).prepare(Intl.supportedValuesOf("timeZone"));
  idle();
  end();
  idle();
  expect(made).toHaveBeenCalledTimes(20);
});
