import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resolve } from "./fetch/connect-checked";
import { type Site, page, redirect, startSite } from "./testing/start-site";
import { testReader } from "./testing/test-reader";

// Every address that must not be requested, tested through the whole reader. `why` tells a refusal from a failed
// connection: without its guard a case ends with another reason.

const NAMES: Record<string, string[]> = {
  "private.example": ["10.0.0.5"],
  "metadata.example": ["169.254.169.254"],
  "loopback6.example": ["::1"],
  "mapped.example": ["::ffff:10.0.0.1"],
  "mixed.example": ["93.184.216.34", "192.168.0.1"],
  "mixed-last.example": ["2606:2800:220:1::1", "fd00::1"],
  "own.example": ["198.41.0.4"],
  "nowhere.example": [],
};
const resolve: Resolve = (host) =>
  Promise.resolve(
    (NAMES[host] ?? ["127.0.0.1"]).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
  );

let site: Site;
let reader: ReturnType<typeof testReader>;
beforeAll(async () => {
  const routes = Object.fromEntries(REDIRECTS.map(([to], at) => [`/${at}`, redirect(to)]));
  site = await startSite({ ...routes, "/": page("never read") });
  reader = testReader({ sites: [site], resolve, denyHosts: ["denied.example", "198.41.0.4", "9.9.9.0/24"] });
});
afterAll(async () => {
  await reader.dispose();
  await site.close();
});

test.each([
  ["nothing", "", "not an address"],
  ["words", "my favourite page", "not an address"],
  ["no scheme", "example.com/page", "not an address"],
  ["no host", "http://", "not an address"],
  ["over 2,048 characters", `http://page.example/${"x".repeat(2048)}`, "too long"],
  ["ftp", "ftp://page.example/", "scheme"],
  ["a file", "file:///etc/passwd", "scheme"],
  ["gopher", "gopher://page.example/", "scheme"],
  ["a script", "javascript:alert(1)", "scheme"],
  ["data", "data:text/html,hello", "scheme"],
  ["a blob", "blob:http://page.example/1", "scheme"],
  ["user and password", "http://user:secret@page.example/", "credentials"],
  ["a user alone", "http://page.example@127.0.0.1/", "credentials"],
  ["ssh's port", "http://page.example:22/", "port"],
  ["Redis' port", "http://page.example:6379/", "port"],
  ["another web port", "https://page.example:8443/", "port"],
  ["port 0", "http://page.example:0/", "port"],
])("an address is invalid: %s", async (_, url, why) => {
  expect(await reader.read(url)).toEqual({ kind: "failed", reason: "url_invalid" });
  expect(reader.why()).toBe(why);
});

test.each([
  ["loopback", "http://127.0.0.2/"],
  ["loopback, far up", "http://127.255.255.254/"],
  ["loopback, short", "http://127.2/"],
  ["loopback, decimal", "http://2130706434/"],
  ["loopback, hexadecimal", "http://0x7f000002/"],
  ["loopback, hexadecimal parts", "http://0x7f.0.0.0x2/"],
  ["loopback, octal", "http://0177.0.0.2/"],
  ["loopback, full width", "http://１２７．０．０．２/"],
  ["loopback, escaped", "http://%31%32%37.0.0.2/"],
  ["loopback, a dot behind", "http://127.0.0.2./"],
  ["loopback, TLS", "https://127.0.0.2/"],
  ["this host", "http://0.0.0.0/"],
  ["this host, short", "http://0/"],
  ["private, 10", "http://10.0.0.1/"],
  ["private, 172.16", "http://172.16.0.1/"],
  ["private, 172.31", "http://172.31.255.255/"],
  ["private, 192.168", "http://192.168.1.1/"],
  ["link-local: metadata", "http://169.254.169.254/latest/meta-data/"],
  ["metadata, decimal", "http://2852039166/"],
  ["carrier-grade NAT", "http://100.64.0.1/"],
  ["Alibaba's metadata", "http://100.100.100.200/"],
  ["Azure's host agent", "http://168.63.129.16/"],
  ["multicast", "http://224.0.0.1/"],
  ["broadcast", "http://255.255.255.255/"],
  ["reserved", "http://240.0.0.1/"],
  ["documentation", "http://192.0.2.1/"],
  ["benchmarking", "http://198.18.0.1/"],
  ["loopback, IPv6", "http://[::1]/"],
  ["unspecified, IPv6", "http://[::]/"],
  ["mapped loopback", "http://[::ffff:127.0.0.2]/"],
  ["mapped private", "http://[::ffff:a00:1]/"],
  ["compatible loopback", "http://[::127.0.0.2]/"],
  ["link-local, IPv6", "http://[fe80::1]/"],
  ["site-local, IPv6", "http://[fec0::1]/"],
  ["unique local", "http://[fc00::1]/"],
  ["Amazon's metadata, IPv6", "http://[fd00:ec2::254]/"],
  ["multicast, IPv6", "http://[ff02::1]/"],
  ["NAT64", "http://[64:ff9b::7f00:2]/"],
  ["NAT64, local", "http://[64:ff9b:1::a00:1]/"],
  ["6to4", "http://[2002:7f00:2::]/"],
  ["Teredo", "http://[2001::1]/"],
  ["documentation, IPv6", "http://[2001:db8::1]/"],
  ["not given out", "http://[4000::1]/"],
  ["denied by the operator", "http://198.41.0.4/"],
  ["denied by the operator, mapped", "http://[::ffff:198.41.0.4]/"],
  ["in a range denied by the operator", "http://9.9.9.9/"],
  ["a name that leads to a private address", "http://private.example/"],
  ["a name that leads to metadata", "http://metadata.example/"],
  ["a name that leads to ::1", "http://loopback6.example/"],
  ["a name that leads to a mapped address", "http://mapped.example/"],
  ["a name with a public and a private address", "http://mixed.example/"],
  ["a name with a public and a local IPv6 address", "https://mixed-last.example/"],
  ["a name that leads to a denied address", "http://own.example/"],
])("an address is unreachable by its IP: %s", async (_, url) => {
  expect(await reader.read(url)).toEqual({ kind: "failed", reason: "unreachable" });
  expect(reader.why()).toBe("address");
});

test.each([
  ["localhost", "http://localhost/"],
  ["localhost with a dot behind", "http://localhost./"],
  ["localhost in capitals", "http://LOCALHOST/"],
  ["below localhost", "http://app.localhost/"],
  ["one label", "http://intranet/"],
  ["mDNS", "http://printer.local/"],
  ["Google's metadata", "http://metadata.google.internal/"],
  ["a network's names", "http://nas.lan/"],
  ["a home's names", "http://router.home/"],
  ["home.arpa", "http://router.home.arpa/"],
  ["reverse names", "http://1.0.0.127.in-addr.arpa/"],
  ["onion", "http://abc.onion/"],
  ["test", "http://page.test/"],
  ["several dots behind", "http://nas.lan../"],
  ["nothing but a dot", "http://./"],
  ["denied by the operator", "http://denied.example/"],
  ["below one denied by the operator", "http://www.DENIED.example/"],
])("an address is unreachable by its name: %s", async (_, url) => {
  expect(await reader.read(url)).toEqual({ kind: "failed", reason: "unreachable" });
  expect(reader.why()).toBe("name");
});

test("a host without an IP and an unknown host are unreachable", async () => {
  expect(await reader.read("http://nowhere.example/")).toEqual({ kind: "failed", reason: "unreachable" });
  expect(reader.why()).toBe("no address");

  const unknown = testReader({
    resolve: () => Promise.reject(Object.assign(new Error("unknown"), { code: "ENOTFOUND" })),
  });
  expect(await unknown.read("http://page.example/")).toEqual({ kind: "failed", reason: "unreachable" });
  expect(unknown.why()).toBe("ENOTFOUND");
});

const REDIRECTS: [to: string, why: string][] = [
  ["http://127.0.0.2/", "redirect: address"],
  ["http://2130706434/", "redirect: address"],
  ["http://169.254.169.254/latest/meta-data/", "redirect: address"],
  ["//[::1]/", "redirect: address"],
  ["http://private.example/", "address"],
  ["http://localhost/", "redirect: name"],
  ["file:///etc/passwd", "redirect: scheme"],
  ["javascript:alert(1)", "redirect: scheme"],
  ["http://user:secret@page.example/", "redirect: credentials"],
  ["http://page.example:6379/", "redirect: port"],
  ["http://", "redirect: not an address"],
];
test.each(REDIRECTS.map(([to, why], at) => ({ to, why, at })))(
  "a redirect to $to is refused",
  async ({ why, at }) => {
    expect(await reader.read(`http://page.example:${site.port}/${at}`)).toEqual({
      kind: "failed",
      reason: "unreachable",
    });
    expect(reader.why()).toBe(why);
  },
);

test("the log contains no path, query or password of a refused address", async () => {
  await reader.read("http://user:secret@page.example/private?token=abc");
  expect(JSON.stringify(reader.lines)).not.toMatch(/secret|token|private\?/);
});
