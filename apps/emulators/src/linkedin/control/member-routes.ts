import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { requireKnown } from "../../core/control-routes";
import { scopesOf } from "../apps/registered-apps";
import { parseScope } from "../model/check-authorization";
import { revokeTokens, issueTokens } from "../tokens/access-tokens";
import type { Backend } from "../backend";
import { answerInput } from "./control-input";

export const memberSchema = z.strictObject({
  sub: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string().nullable().optional(),
  emailVerified: z.boolean().optional(),
  headline: z.string().optional(),
  picture: z.boolean().optional(),
  verified: z.boolean().optional(),
  /** Whether the member lives in the EEA or Switzerland. */
  eea: z.boolean().optional(),
});
const tokenSchema = z.strictObject({
  sub: z.string(),
  scope: z.string().optional(),
  /** A client id. */
  app: z.string().optional(),
});

/** Adds members, issues tokens, and expires, revokes, restricts and restores them. */
export function memberControlRoutes(routes: Hono, backend: Backend) {
  routes.post("/members", async (c) => {
    const given = memberSchema.parse(await c.req.json());
    const sub = given.sub ?? randomBytes(8).toString("hex").slice(0, 10);
    const member = {
      headline: "",
      email: `${sub.toLowerCase()}@example.com`,
      picture: true,
      verified: false,
      restricted: false,
      ...backend.store.members.get(sub),
      ...given,
      sub,
    };
    backend.store.saveMember(member);
    return c.json(member);
  });

  routes.post("/tokens", async (c) => {
    const given = tokenSchema.parse(await c.req.json());
    const { sub } = requireKnown(backend.store.members.get(given.sub), "member");
    const asked = given.app === undefined ? backend.apps.first : backend.apps.find(given.app);
    const app = requireKnown(asked, "app");
    const scope = parseScope(given.scope ?? scopesOf(app, backend.settings.get()).join(" "));
    const { access, refresh } = issueTokens(backend, { app: app.clientId, sub, scope });
    return c.json({
      access_token: access.token,
      expires_in: Math.floor((access.expiresAt - access.createdAt) / 1_000),
      scope: access.scope.join(","),
      person: backend.apps.personId(app.clientId, sub),
      ...(refresh && { refresh_token: refresh.token }),
    });
  });

  routes.post("/members/:sub/:action{expire|revoke|restrict|restore}", (c) => {
    const { sub, action } = c.req.param();
    requireKnown(backend.store.members.get(sub), "member");
    act(backend, { sub, app: c.req.query("app") }, action as MemberAction);
    return answerInput(c, { sub });
  });
}

export type MemberAction = "expire" | "revoke" | "restrict" | "restore";

/** Applies an action to a member, for all apps or one. `restore` lifts a restriction and revives no token. */
function act(backend: Backend, { sub, app }: { sub: string; app: string | undefined }, action: MemberAction) {
  const { clock, store } = backend;
  if (action === "restrict" || action === "restore") {
    store.saveMember({ ...store.members.get(sub)!, restricted: action === "restrict" });
  }
  if (action === "revoke") {
    revokeTokens(backend, sub, app);
    for (const grant of store.grantsOf(sub)) if ((app ?? grant.app) === grant.app) store.deleteGrant(grant);
  }
  if (action !== "expire") return;
  for (const name of store.tokensOf(sub)) {
    const token = store.tokens.get(name)!;
    if ((app ?? token.app) === token.app && token.expiresAt > clock.now())
      store.saveToken({ ...token, expiresAt: clock.now() });
  }
}
