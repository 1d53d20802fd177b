import { expect, test } from "vitest";
import { isUploadHost } from "./is-upload-host";

test.each([
  ["https://www.linkedin.com/dms-uploads/x", "https://www.linkedin.com", true],
  ["https://dms.linkedin.com/x", "https://www.linkedin.com", true],
  ["http://127.0.0.1:4010/dms-uploads/x", "http://127.0.0.1:4010", true],
  ["http://127.0.0.1:4011/dms-uploads/x", "http://127.0.0.1:4010", false],
  ["http://www.linkedin.com/x", "https://www.linkedin.com", false],
  ["https://www.linkedin.com:8443/x", "https://www.linkedin.com", false],
  ["https://evil-linkedin.com/x", "https://www.linkedin.com", false],
  ["https://linkedin.com.evil.example/x", "https://www.linkedin.com", false],
  ["https://evil.example/linkedin.com", "https://www.linkedin.com", false],
  ["https://www.linkedin.com@evil.example/x", "https://www.linkedin.com", false],
])("the address %s with the origin %s is an upload host: %s", (url, www, allowed) => {
  expect(isUploadHost(new URL(url), new URL(www))).toBe(allowed);
});
