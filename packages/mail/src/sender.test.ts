import { expect, test } from "vitest";
import { toSender } from "./sender";

const brand = (senderName: string | null) => ({
  brand: { name: null, logo: null, primaryColor: null, footer: null, poweredBy: true, senderName },
});
const FROM = "Takt <takt@example.com>";

test.each([
  ["Studio Nord", "Studio Nord"],
  ["Eve\r\nBcc: eve@example.com", "Eve Bcc: eve@example.com"],
  ["Eve\u2028\u202eegnolA\u2066", "Eve egnolA"],
  ["x".repeat(99), `${"x".repeat(59)}…`],
])("the sender's name %j becomes one clean line", (senderName, name) => {
  expect(toSender(FROM, brand(senderName))).toEqual({ name, address: "takt@example.com" });
});

test.each([null, "", "\u202e\n"])("the name %j is none: the configured sender stays", (senderName) => {
  expect(toSender(FROM, brand(senderName))).toBe(FROM);
  expect(toSender(FROM, { brand: null })).toBe(FROM);
});
