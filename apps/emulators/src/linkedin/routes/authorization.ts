import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { checkAuthorization, redirectBack } from "../model/check-authorization";
import { scopesOf } from "../apps/registered-apps";
import { consentPage, oauthErrorPage } from "../pages/sign-in-pages";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

const PATH = "/oauth/v2/authorization";
/** The words and the page are assumed. */
const NOT_IN_THE_EEA =
  "This feature is only available to members in the European Economic Area and Switzerland.";
const CODE_TTL_MS = 30 * 60_000;
/** The member that this browser last signed in as. */
const MEMBER_COOKIE = "emulated_member";

/** Answers to the app when a button other than Allow is pressed. */
const CANCELLATIONS = {
  "cancel-sign-in": {
    error: "user_cancelled_login",
    error_description: "The user cancelled LinkedIn login",
  },
  "cancel-authorisation": {
    error: "user_cancelled_authorize",
    error_description: "The user cancelled the authorization",
  },
};

/** The consent page and its buttons (docs/linkedin-api.md, Sign-in and tokens). */
export function authorizationRoutes(app: Hono<RestEnv>, backend: Backend) {
  const { settings, store } = backend;

  app.on(["GET", "POST"], PATH, async (c) => {
    const request = check(backend, c);
    if (request.kind === "page") return c.html(oauthErrorPage(request.message), 400);
    if (request.kind === "refused") return c.redirect(redirectBack(request, request.answer));
    return c.req.method === "GET" ? ask(c, request) : decide(c, request, await c.req.text());
  });

  function ask(c: Context, request: GoodRequest) {
    const { app: asking, scope } = request;
    const signedIn = store.members.get(getCookie(c, MEMBER_COOKIE) ?? "");
    const grant = signedIn && store.grantOf(asking.clientId, signedIn.sub);
    const granted = grant?.scope.join() === scope.join();
    if (settings.get().silentGrant && signedIn && granted) return allow(backend, c, request, signedIn.sub);
    const query = new URL(c.req.url).search;
    return c.html(consentPage(backend, { query, app: asking.clientId, scope, signedIn: signedIn?.sub }));
  }

  function decide(c: Context, request: GoodRequest, body: string) {
    const form = new URLSearchParams(body);
    const decision = form.get("decision");
    if (decision !== "allow") {
      const button = decision === "cancel-sign-in" ? decision : "cancel-authorisation";
      return c.redirect(redirectBack(request, CANCELLATIONS[button]));
    }
    const member = store.members.get(form.get("member") ?? "");
    if (!member) return c.html(oauthErrorPage("No such member. Go back and choose one."), 400);
    if (member.eea === false && request.scope.some((scope) => scope.startsWith("r_dma_")))
      return c.html(oauthErrorPage(NOT_IN_THE_EEA), 400);
    return allow(backend, c, request, member.sub);
  }
}

type GoodRequest = Extract<ReturnType<typeof check>, { kind: "good" }>;

function check({ apps, settings }: Backend, c: Context) {
  const query = new URL(c.req.url).searchParams;
  const app = apps.find(query.get("client_id"));
  const { closedScopes, extraScopes } = settings.get();
  const provisioned = app && [...scopesOf(app, { closedScopes }), ...(app === apps.first ? extraScopes : [])];
  const request = checkAuthorization(query, app && { ...app, provisioned: provisioned ?? [] });
  return { ...request, app: app ?? apps.first };
}

function allow(backend: Backend, c: Context, request: GoodRequest, sub: string) {
  const { app, redirectUri, scope } = request;
  const code = `AQT${randomBytes(60).toString("base64url")}`;
  const expiresAt = backend.clock.now() + CODE_TTL_MS;
  backend.codes.set(code, { code, app: app.clientId, sub, scope, redirectUri, expiresAt });
  setCookie(c, MEMBER_COOKIE, sub, { path: "/oauth", httpOnly: true, sameSite: "Lax" });
  return c.redirect(redirectBack(request, { code }));
}
