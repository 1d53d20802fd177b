import { expect, test } from "vitest";
import { requiresTls } from "./requires-tls";

test.each([
  ["smtp://takt:word@mail.example.com:587", true],
  ["smtp://takt:word@192.168.1.5", true],
  // Encrypted from the start.
  ["smtps://takt:word@mail.example.com", false],
  // Nothing to hide, or nobody to hide it from.
  ["smtp://mail.example.com:25", false],
  ["smtp://takt:word@localhost:1025", false],
  ["smtp://takt:word@127.0.0.1:1025", false],
])("%s: %s", (url, required) => expect(requiresTls(url)).toBe(required));
