import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { checkAuthorization, redirectBack } from "../model/check-authorization";
import { scopesOf } from "../apps/products";
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

/** The consent page and its buttons (docs/linkedin-api.md, Sign-in and tokens). */
export function authorizationRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get(PATH, (c) => {
    const request = check(backend, c);
    if (request.kind === "page") return c.html(oauthErrorPage(request.message), 400);
    if (request.kind === "refused") return c.redirect(redirectBack(request, request.answer));
    const signedIn = backend.store.members.get(getCookie(c, MEMBER_COOKIE) ?? "");
    const { clientId } = request.app;
    const grant = signedIn && backend.store.grantOf(clientId, signedIn.sub);
    const granted = grant?.scope.join() === request.scope.join();
    if (backend.settings.get().silentGrant && signedIn && granted) return allow(backend, c, signedIn.sub);
    return c.html(
      consentPage(backend, {
        query: new URL(c.req.url).search,
        app: clientId,
        scope: request.scope,
        signedIn: signedIn?.sub,
      }),
    );
  });

  app.post(PATH, async (c) => {
    const request = check(backend, c);
    if (request.kind === "page") return c.html(oauthErrorPage(request.message), 400);
    if (request.kind === "refused") return c.redirect(redirectBack(request, request.answer));
    const form = new URLSearchParams(await c.req.text());
    switch (form.get("decision")) {
      case "allow": {
        const member = backend.store.members.get(form.get("member") ?? "");
        if (!member) return c.html(oauthErrorPage("No such member. Go back and choose one."), 400);
        if (member.eea === false && request.scope.some((scope) => scope.startsWith("r_dma_")))
          return c.html(oauthErrorPage(NOT_IN_THE_EEA), 400);
        return allow(backend, c, member.sub);
      }
      case "cancel-sign-in":
        return c.redirect(
          redirectBack(request, {
            error: "user_cancelled_login",
            error_description: "The user cancelled LinkedIn login",
          }),
        );
      default:
        return c.redirect(
          redirectBack(request, {
            error: "user_cancelled_authorize",
            error_description: "The user cancelled the authorization",
          }),
        );
    }
  });
}

function check({ apps, settings }: Backend, c: Context) {
  const query = new URL(c.req.url).searchParams;
  const app = apps.find(query.get("client_id"));
  const { closedScopes, extraScopes } = settings.get();
  const provisioned = app && [...scopesOf(app, { closedScopes }), ...(app === apps.first ? extraScopes : [])];
  const request = checkAuthorization(query, app && { ...app, provisioned: provisioned ?? [] });
  return { ...request, app: app ?? apps.first };
}

function allow(backend: Backend, c: Context, sub: string) {
  const request = check(backend, c);
  if (request.kind !== "good") throw new Error("Only a good request can be allowed");
  const code = `AQT${randomBytes(60).toString("base64url")}`;
  const { redirectUri, scope } = request;
  const app = request.app.clientId;
  backend.codes.set(code, {
    code,
    app,
    sub,
    scope,
    redirectUri,
    expiresAt: backend.clock.now() + CODE_TTL_MS,
  });
  setCookie(c, MEMBER_COOKIE, sub, { path: "/oauth", httpOnly: true, sameSite: "Lax" });
  return c.redirect(redirectBack(request, { code }));
}
