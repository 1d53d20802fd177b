import { expect, test } from "vitest";
import { mailEnv } from "./env";

test.each([
  [{}, true],
  [{ SMTP_URL: "smtps://takt:p%40ss@mail.example.com", MAIL_FROM: "Takt <takt@example.com>" }, true],
  [{ SMTP_URL: "smtp://127.0.0.1:4014", MAIL_FROM: "takt@example.com" }, true],
  [{ SMTP_URL: "http://mail.example.com" }, false],
  [{ SMTP_URL: "mail.example.com" }, false],
  [{ MAIL_FROM: "Takt" }, false],
  [{ MAIL_FROM: "Takt <takt@example.com>\r\nBcc: all@example.com" }, false],
])("%j is usable: %s", (given, usable) => expect(mailEnv.safeParse(given).success).toBe(usable));

test("without settings there is no server, and a sender that goes nowhere", () => {
  expect(mailEnv.parse({})).toEqual({ MAIL_FROM: "Takt <takt@localhost>" });
});
