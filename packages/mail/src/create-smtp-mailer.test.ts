import { expect, test } from "vitest";
import { requiresTls } from "./create-smtp-mailer";

test.each([
  ["smtp://takt:word@mail.example.com:587", true],
  ["smtp://takt:word@192.168.1.5", true],
  // smtps:// is always encrypted.
  ["smtps://takt:word@mail.example.com", false],
  // There is no password, or no network.
  ["smtp://mail.example.com:25", false],
  ["smtp://takt:word@localhost:1025", false],
  ["smtp://takt:word@127.0.0.1:1025", false],
])("the server %s requires STARTTLS: %s", (url, required) => expect(requiresTls(url)).toBe(required));
