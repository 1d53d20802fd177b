import { expect, test } from "vitest";
import { webhookName } from "./webhook-name";

test.each([
  ["CRM", "CRM"],
  ["", "hooks.example.com:8443"],
])("a webhook named %j is called %s", (name, shown) =>
  expect(webhookName({ name, url: "https://hooks.example.com:8443/takt?x=1" })).toBe(shown),
);
