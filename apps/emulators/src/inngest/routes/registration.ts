import type { Hono } from "hono";
import type { Backend } from "../backend";
import { hashSigningKey } from "../model/signature";

/**
 * GET /health tells how the app's registration stands. POST /fn/register: the app calls it when it is asked to register
 * (PUT), with its hashed signing key as Bearer.
 */
export function registrationRoutes(
  app: Hono,
  { executor, registration }: Backend,
  { signingKey }: { signingKey: string | null },
) {
  app.get("/health", (c) =>
    c.json({ status: "ok", ...registration.status(), unsupported: executor.unsupported() }),
  );
  const bearer = signingKey === null ? null : `Bearer ${hashSigningKey(signingKey)}`;
  app.post("/fn/register", async (c) => {
    if (bearer !== null && c.req.header("authorization") !== bearer) {
      return c.json({ error: "the signing key is not this executor's", status: 401 }, 401);
    }
    const answer = registration.accept(await c.req.json());
    // The SDK takes the status of its answer to PUT from this body.
    return "error" in answer ? c.json({ ...answer, status: 400 }, 400) : c.json({ ...answer, status: 200 });
  });
}
