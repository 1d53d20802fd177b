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
])("the environment %j is valid: %s", (given, usable) =>
  expect(mailEnv.safeParse(given).success).toBe(usable),
);

test("the default has no server and a local sender address", () => {
  expect(mailEnv.parse({})).toEqual({ MAIL_FROM: "Takt <takt@localhost>" });
});
