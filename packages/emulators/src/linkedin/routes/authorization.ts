import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { checkAuthorization } from "../model/check-authorization";
import { redirectBack } from "../model/redirect-back";
import { SELF_SERVE_SCOPES } from "../model/scopes";
import { consentPage } from "../pages/consent-page";
import { oauthErrorPage } from "../pages/oauth-error-page";
import type { RestEnv } from "../restli/rest-env";
import type { World } from "../world";

const PATH = "/oauth/v2/authorization";
const CODE_TTL = 30 * 60_000;
/** Whom this browser last signed in as. */
const COOKIE = "emulated_member";

/** The consent page and what its buttons do (reference 1.1). */
export function authorizationRoutes(app: Hono<RestEnv>, world: World) {
  app.get(PATH, (c) => {
    const request = check(world, c);
    if (request.kind === "page") return c.html(oauthErrorPage(request.message), 400);
    if (request.kind === "refused") return c.redirect(redirectBack(request, request.answer));
    const signedIn = world.store.members.get(getCookie(c, COOKIE) ?? "");
    const granted = signedIn && world.store.grants.get(signedIn.sub)?.scope.join() === request.scope.join();
    if (world.settings.get().silentGrant && granted) return allow(world, c, signedIn.sub);
    return c.html(consentPage(world, { query: new URL(c.req.url).search, request, signedIn: signedIn?.sub }));
  });

  app.post(PATH, async (c) => {
    const request = check(world, c);
    if (request.kind === "page") return c.html(oauthErrorPage(request.message), 400);
    if (request.kind === "refused") return c.redirect(redirectBack(request, request.answer));
    const form = new URLSearchParams(await c.req.text());
    switch (form.get("decision")) {
      case "allow": {
        const member = world.store.members.get(form.get("member") ?? "");
        if (!member) return c.html(oauthErrorPage("No such member. Go back and choose one."), 400);
        return allow(world, c, member.sub);
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

function check({ app, settings }: World, c: Context) {
  const provisioned = [...SELF_SERVE_SCOPES, ...settings.get().extraScopes];
  return checkAuthorization(new URL(c.req.url).searchParams, { ...app, provisioned });
}

function allow(world: World, c: Context, sub: string) {
  const request = check(world, c);
  if (request.kind !== "good") throw new Error("Only a good request can be allowed");
  const code = `AQT${randomBytes(60).toString("base64url")}`;
  const { redirectUri, scope } = request;
  world.codes.set(code, { code, sub, scope, redirectUri, expiresAt: world.clock.now() + CODE_TTL });
  setCookie(c, COOKIE, sub, { path: "/oauth", httpOnly: true, sameSite: "Lax" });
  return c.redirect(redirectBack(request, { code }));
}
