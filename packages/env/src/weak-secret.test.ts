import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { weakSecret } from "./weak-secret";

/** Bytes that look random and are the same each time. */
const bytes = (seed: number) => createHash("sha256").update(String(seed)).digest();

test("no secret of 128 random bits is called weak, in hex digits or base64", () => {
  for (let seed = 0; seed < 500; seed++) {
    expect(weakSecret(bytes(seed).subarray(0, 16).toString("hex"), 45), `hex ${seed}`).toBeNull();
    expect(weakSecret(bytes(seed).toString("base64"), 45), `base64 ${seed}`).toBeNull();
  }
});

test.each([
  ["00", "weak"],
  ["test", "weak"],
  ["abcd", "weak"],
  ["a".repeat(40), "weak"],
  ["0123456789abcdef0123456789abcdef", "weak"],
  ["abcdefghijklmnopqrstuvwxyz0123456789", "weak"],
  ["correct7Horse".repeat(4), "weak"],
  ["deadbeefdeadbeefdeadbeefdeadbeef", "weak"],
  ["changeme-changeme-changeme-changeme", "example"],
  ["MySecretMySecretMySecretMySecret!", "example"],
  ["replace this by 32 random characters", "example"],
] as const)("%s is %s", (secret, is) => {
  expect(weakSecret(secret, 45)).toBe(is);
});
