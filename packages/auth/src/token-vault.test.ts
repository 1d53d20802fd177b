import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTokenVault } from "./token-vault";

const key = (id: string) => `${id}:${randomBytes(32).toString("base64")}`;
const [k1, k2] = [key("k1"), key("k2")];
const subject = "users/1/linkedin_access_token";

describe("token vault", () => {
  it("the vault opens what it sealed, and seals the same token differently each time", () => {
    const vault = createTokenVault(k1);
    const sealed = vault.seal("AQV-secret-ü", subject);
    expect(sealed).toMatch(/^v1:k1:[\w-]{16}:[\w-]+:[\w-]{22}$/);
    expect(sealed).not.toContain("AQV");
    expect(vault.open(sealed, subject)).toBe("AQV-secret-ü");
    expect(vault.seal("AQV-secret-ü", subject)).not.toBe(sealed);
  });

  it("the vault refuses a text with one altered bit", () => {
    const vault = createTokenVault(k1);
    const parts = vault.seal("AQV-secret", subject).split(":");
    for (const index of [2, 3, 4]) {
      const bytes = Buffer.from(parts[index]!, "base64url");
      bytes[0]! ^= 1;
      const altered = parts.with(index, bytes.toString("base64url")).join(":");
      expect(() => vault.open(altered, subject)).toThrow(/authenticate/);
    }
  });

  it("the vault refuses a shortened tag", () => {
    const vault = createTokenVault(k1);
    const parts = vault.seal("AQV-secret", subject).split(":");
    const short = Buffer.from(parts[4]!, "base64url").subarray(0, 4).toString("base64url");
    expect(() => vault.open(parts.with(4, short).join(":"), subject)).toThrow(/tag/i);
  });

  it("the vault refuses a token that was sealed for another user or column", () => {
    const vault = createTokenVault(k1);
    const sealed = vault.seal("AQV-secret", subject);
    expect(() => vault.open(sealed, "users/2/linkedin_access_token")).toThrow(/authenticate/);
    expect(() => vault.open(sealed, "users/1/linkedin_refresh_token")).toThrow(/authenticate/);
  });

  it("a new first key seals, an old key still opens, and a removed key does not", () => {
    const old = createTokenVault(k1).seal("AQV-secret", subject);
    const rotated = createTokenVault(`${k2},${k1}`);
    expect(rotated.open(old, subject)).toBe("AQV-secret");
    expect(rotated.seal("AQV-secret", subject)).toMatch(/^v1:k2:/);
    expect(() => createTokenVault(k2).open(old, subject)).toThrow('no key "k1"');
  });

  it("the vault refuses plain text and short keys", () => {
    expect(() => createTokenVault(k1).open("AQV-secret", subject)).toThrow("not a sealed token");
    expect(() => createTokenVault("k1:c2hvcnQ=")).toThrow("32 bytes");
  });
});
