import fc from "fast-check";
import { expect, test } from "vitest";
import { checkUrl } from "./check-url";
import { createGuard } from "./create-guard";

test.each([
  "93.184.216.34",
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "100.128.0.1",
  "2606:2800:220:1::1",
  "::ffff:8.8.8.8",
])("the address %s is public", (address) => {
  expect(createGuard({}).allowsAddress(address)).toBe(true);
});

test("an invalid address is not allowed", () => {
  expect(["", "page.example", "fe80::1%eth0", "1.2.3"].filter(createGuard({}).allowsAddress)).toEqual(
    // 1.2.3 means 1.2.0.3.
    ["1.2.3"],
  );
});

test("denied hosts cover subdomains, addresses in every notation and ranges", () => {
  const guard = createGuard({ denyHosts: ["Takt.example", "93.184.216.34", "2606:2800::/32", "8.8.0.0/16"] });
  expect(["takt.example", "www.takt.example"].some(guard.allowsName)).toBe(false);
  expect(["nottakt.example", "takt.example.org"].every(guard.allowsName)).toBe(true);
  const denied = ["93.184.216.34", "::ffff:93.184.216.34", "2606:2800:220:1::1", "8.8.255.1"];
  expect(denied.some(guard.allowsAddress)).toBe(false);
  expect(["93.184.216.35", "2607:2800::1", "8.9.0.1"].every(guard.allowsAddress)).toBe(true);
});

test("tests reach only the addresses they allow", () => {
  const guard = createGuard({ allow: ["127.0.0.1"], ports: [4711] });
  expect([guard.allowsAddress("127.0.0.1"), guard.allowsAddress("127.0.0.2")]).toEqual([true, false]);
  expect([guard.allowsPort(4711), guard.allowsPort(443), guard.allowsPort(4712)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(guard.allowsName("localhost")).toBe(false);
});

test("no notation of a private address is allowed", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const hidden = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  );
  const part = fc.constantFrom(
    (value: number) => String(value),
    (value: number) => `0x${value.toString(16)}`,
    (value: number) => `0${value.toString(8)}`,
  );
  const guard = createGuard({});
  fc.assert(
    fc.property(
      hidden,
      part,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom("", "."),
      (bytes, write, parts, dot) => {
        // The last part fills the remaining bytes.
        const last = bytes.slice(parts - 1).reduce((all, value) => all * 256 + value, 0);
        const host = [...bytes.slice(0, parts - 1), last].map(write).join(".");
        expect(() => checkUrl(`http://${host}${dot}/`, guard)).toThrow("unreachable: address");
      },
    ),
    { seed: 20_261_127 },
  );
});
