import canonicalize from "canonicalize";
import { expect, test } from "vitest";
import { hashSigningKey, sign, verifySignature } from "./signature";

const KEY = "signkey-prod-00112233445566778899aabbccddeeff";
const AT = 1_700_000_000;
const text = '{"a":1,"b":"ü"}';

test("a signature is the HMAC with the key's characters, as computed by openssl", () => {
  expect(sign(text, KEY, AT)).toBe(
    `t=${AT}&s=836ce7425378d62b412b08bcf7ba6dc8bd1caad8ace45b307cbe258cb7063493`,
  );
});

test("the Bearer token is the hash of the key's bytes, as computed by openssl", () => {
  expect(hashSigningKey(KEY)).toBe(
    "signkey-prod-a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811",
  );
});

test("calls are signed in canonical form (RFC 8785): names sorted by UTF-16, numbers as JavaScript writes them", () => {
  expect(canonicalize({ b: "ü", a: 1 })).toBe(text);
  expect(canonicalize({ "\u20ac": 1e21, "\r": 0.000001, "1": -0, "\ud83d\ude00": [1e-7, 4.5] })).toBe(
    '{"\\r":0.000001,"1":0,"€":1e+21,"😀":[1e-7,4.5]}',
  );
});

test("a signature is valid for its text, its key and five minutes", () => {
  const header = sign(text, KEY, AT);
  expect(verifySignature(text, header, KEY, AT + 300)).toBeNull();
  expect(verifySignature(text, header, KEY, AT + 301)).toMatch(/five minutes/);
  expect(verifySignature(text, header, KEY, AT - 301)).toMatch(/five minutes/);
  expect(verifySignature(`${text} `, header, KEY, AT)).toMatch(/another key or text/);
  expect(verifySignature(text, header, "signkey-prod-ff", AT)).toMatch(/another key or text/);
  expect(verifySignature(text, undefined, KEY, AT)).toMatch(/no x-inngest-signature/);
  expect(verifySignature(text, "nonsense", KEY, AT)).toMatch(/malformed/);
});
