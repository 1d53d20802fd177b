import { expect, test } from "vitest";
import { isPublicHost, toHost } from "./public-host";

const isPublic = (host: string) => isPublicHost(toHost(new URL(`http://${host}/`)));

test.each([
  "localhost",
  "printer",
  "a.local",
  "wiki.internal.",
  "nobody.invalid",
  "nas.lan",
  "nas.home.arpa",
  "a.test",
  "169.254.1.1",
  "172.31.255.255",
  "10.0.0.1",
  "127.1",
  "172.16.3.4",
  "192.168.1.1",
  "100.64.0.1",
  "[::1]",
  "[fd00::1]",
  "[::ffff:10.0.0.1]",
])("only the writer's network reaches %s", (host) => {
  expect(isPublic(host)).toBe(false);
});

test.each([
  "example.com",
  "example.com.",
  "local.example.com",
  "172.15.0.1",
  "172.32.0.1",
  "8.8.8.8",
  "[2606:2800:220:1::1]",
  "localhost.example.com",
  "bücher.de",
])("readers reach %s", (host) => {
  expect(isPublic(host)).toBe(true);
});
