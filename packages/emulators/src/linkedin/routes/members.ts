import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { parseScope, SELF_SERVE_SCOPES } from "../model/scopes";
import type { RestEnv } from "../restli/rest-env";
import { endTokens } from "../tokens/end-tokens";
import { issueTokens } from "../tokens/issue-tokens";
import type { World } from "../world";

const memberSchema = z.strictObject({
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
});
const tokenSchema = z.strictObject({ sub: z.string(), scope: z.string().optional() });

/** The control API's own part for LinkedIn: add members, give tokens out, and take them away. */
export function memberRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/_emulator/members", async (c) => {
    const given = memberSchema.parse(await c.req.json());
    const sub = given.sub ?? randomBytes(8).toString("hex").slice(0, 10);
    const member = {
      headline: "",
      email: `${sub.toLowerCase()}@example.com`,
      picture: true,
      verified: false,
      restricted: false,
      ...world.store.members.get(sub),
      ...given,
      sub,
    };
    world.store.saveMember(member);
    return c.json(member);
  });

  app.post("/_emulator/tokens", async (c) => {
    const { sub, scope = SELF_SERVE_SCOPES.join(" ") } = tokenSchema.parse(await c.req.json());
    if (!world.store.members.has(sub)) return c.json({ error: "no such member" }, 404);
    const { access, refresh } = issueTokens(world, sub, parseScope(scope));
    return c.json({
      access_token: access.token,
      expires_in: Math.floor((access.expiresAt - access.createdAt) / 1_000),
      scope: access.scope.join(","),
      ...(refresh && { refresh_token: refresh.token }),
    });
  });

  app.post("/_emulator/members/:sub/:action{expire|revoke|restrict|restore}", (c) => {
    const { sub, action } = c.req.param();
    const member = world.store.members.get(sub);
    if (!member) return c.json({ error: "no such member" }, 404);
    act(world, sub, action as Action);
    // A button on the members' page goes back to it; a client gets JSON.
    return c.req.header("accept")?.includes("text/html") ? c.redirect("/", 303) : c.json({ sub });
  });
}

type Action = "expire" | "revoke" | "restrict" | "restore";

/** `restore` lifts a restriction. What was expired or revoked stays so, as in life: the member signs in again. */
function act(world: World, sub: string, action: Action) {
  const { clock, store } = world;
  if (action === "restrict" || action === "restore") {
    store.saveMember({ ...store.members.get(sub)!, restricted: action === "restrict" });
  }
  if (action === "revoke") {
    endTokens(world, sub);
    store.dropGrant(sub);
  }
  if (action !== "expire") return;
  for (const name of store.tokensOf(sub)) {
    const token = store.tokens.get(name)!;
    if (token.expiresAt > clock.now()) store.saveToken({ ...token, expiresAt: clock.now() });
  }
}
