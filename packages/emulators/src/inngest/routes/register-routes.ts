import { Hono } from "hono";
import { hashSigningKey } from "../protocol/hash-signing-key";
import type { Registration } from "../registration/create-registration";

/** POST /fn/register: the app calls it when it is asked to register (PUT), with its hashed signing key as Bearer. */
export function registerRoutes({
  registration,
  signingKey,
}: {
  registration: Registration;
  signingKey: string | null;
}): Hono {
  const bearer = signingKey === null ? null : `Bearer ${hashSigningKey(signingKey)}`;
  const routes = new Hono();
  routes.post("/fn/register", async (c) => {
    if (bearer !== null && c.req.header("authorization") !== bearer) {
      return c.json({ error: "the signing key is not this executor's", status: 401 }, 401);
    }
    const answer = registration.accept(await c.req.json());
    // The SDK takes the status of its answer to PUT from this body.
    return "error" in answer ? c.json({ ...answer, status: 400 }, 400) : c.json({ ...answer, status: 200 });
  });
  return routes;
}
