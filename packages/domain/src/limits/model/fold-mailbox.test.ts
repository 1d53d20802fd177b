import { expect, test } from "vitest";
import { foldMailbox } from "./fold-mailbox";

test.each([
  ["Ada.Lowe+news@Example.com", "ada.lowe@example.com", "example.com"],
  ["a.d.a+1+2@gmail.com", "ada@gmail.com", "gmail.com"],
  ["A.da@GoogleMail.com", "ada@gmail.com", "gmail.com"],
  ["+ada@example.com", "+ada@example.com", "example.com"],
  ['"a@b"@example.com', '"a@b"@example.com', "example.com"],
])("%s is the mailbox %s", (email, mailbox, domain) => {
  expect(foldMailbox(email)).toEqual({ mailbox, domain });
});
