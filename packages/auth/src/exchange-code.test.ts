import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exchangeCode } from "./exchange-code";
import type { LinkedInApp } from "./linkedin-app";

let server: Server;
let app: LinkedInApp;
let sent: URLSearchParams | undefined;
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      sent = new URLSearchParams(text);
      response
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = { clientId: "takt", clientSecret: "hush", wwwUrl: url, apiUrl: url };
});
afterAll(() => server.close());

const claims = (changes = {}) => ({
  iss: `${app.wwwUrl}/oauth`,
  aud: "takt",
  sub: "jB7k2QpXa9",
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
});
const idToken = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.c2ln`;
const grant = (payload: object) => ({
  access_token: "AQV-token",
  expires_in: 5183999,
  id_token: idToken(payload),
});
const exchange = () =>
  exchangeCode(app, { code: "c0de", redirectUri: "http://localhost:3000/auth/linkedin/callback" });

beforeEach(() => {
  answer = { status: 200, body: grant(claims()) };
});

describe("exchanging a code", () => {
  it("the secret is sent in the form, and the member is read from the id_token", async () => {
    expect(await exchange()).toEqual({
      memberSub: "jB7k2QpXa9",
      accessToken: "AQV-token",
      expiresIn: 5183999,
      refreshToken: null,
      scopes: ["email", "openid", "profile", "w_member_social"],
    });
    expect(Object.fromEntries(sent ?? [])).toEqual({
      grant_type: "authorization_code",
      code: "c0de",
      client_id: "takt",
      client_secret: "hush",
      redirect_uri: "http://localhost:3000/auth/linkedin/callback",
    });
  });

  it.each([
    ["with commas and in another order", "w_member_social,email,openid,profile"],
    ["with spaces", "openid profile email w_member_social"],
    ["not at all", undefined],
  ])("an answer that names the scopes %s is accepted", async (_, scope) => {
    answer.body = { ...grant(claims()), scope };
    expect(await exchange()).toMatchObject({ accessToken: "AQV-token", refreshToken: null });
  });

  it("LinkedIn's old issuer is accepted", async () => {
    answer.body = grant(claims({ iss: app.wwwUrl }));
    expect(await exchange()).toMatchObject({ memberSub: "jB7k2QpXa9" });
  });

  it.each([
    ["another issuer", { iss: "https://evil.example/oauth" }, "another issuer"],
    ["another app", { aud: ["other"] }, "another app"],
    ["the past", { exp: 1 }, "has ended"],
    ["nobody", { sub: "" }, "sub"],
  ])("an id_token of %s is refused", async (_, changes, message) => {
    answer.body = grant(claims(changes));
    await expect(exchange()).rejects.toThrow(message);
  });

  it("the error of a refused code names only the status", async () => {
    answer = { status: 401, body: { error: "invalid_client", error_description: "hush is wrong" } };
    await expect(exchange()).rejects.toThrow(/^LinkedIn refused the code with status 401$/);
  });

  it("an answer without a token is refused", async () => {
    answer.body = { id_token: idToken(claims()) };
    await expect(exchange()).rejects.toThrow("access_token");
  });
});
