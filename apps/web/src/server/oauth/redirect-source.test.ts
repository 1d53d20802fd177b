import { expect, test } from "vitest";
import { readRedirectSource } from "./redirect-source";

const read = (uri: string, path = "/oauth/authorize") =>
  readRedirectSource(path, new URLSearchParams({ redirect_uri: uri }));

test.each([
  ["https://client.example/callback?x=1", "https://client.example"],
  ["https://client.example:8443/callback", "https://client.example:8443"],
  ["http://127.0.0.1:4000/callback", "http://127.0.0.1:4000"],
  ["http://localhost/callback", "http://localhost"],
  ["http://[::1]:4000/callback", "http:"],
])("the form may be answered at %s", (uri, source) => expect(read(uri)).toBe(source));

test.each([
  "http://client.example/callback",
  "https://a;script-src/callback",
  "https://a,b/callback",
  "https://*/callback",
  "javascript:alert(1)",
  "https://client.example/#x",
  "x",
  "",
])("%j is in no policy", (uri) => expect(read(uri)).toBeNull());

test("no other page has one", () => expect(read("https://client.example/", "/login")).toBeNull());
