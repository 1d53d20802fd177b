import { expect, test } from "vitest";
import { typedUrl, webUrl } from "./web-url-input";

const DANGEROUS = [
  "javascript:alert(1)",
  " \tJaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:1/alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://a.example/1",
  "file:///etc/passwd",
  "ftp://a.example",
  "mailto:a@a.example",
  "localhost:3000",
];

test.each(DANGEROUS)("the address %j is neither kept while it is typed nor linked", (text) => {
  expect(typedUrl(100).safeParse(text).success).toBe(false);
  expect(webUrl.safeParse(text).success).toBe(false);
});

test.each([
  "",
  "h",
  "https",
  "https:",
  "https://",
  "a.example",
  "a.example:8080/x",
  "HTTPS://A.example",
  "two words",
])("the address %j may be kept while it is typed", (text) => {
  expect(typedUrl(100).safeParse(text).success).toBe(true);
});

test("an address is kept without what is no part of it, and one that is too long is not kept", () => {
  expect(typedUrl(9).parse("a.example\u0000")).toBe("a.example");
  expect(typedUrl(9).safeParse("a.example0").success).toBe(false);
});
