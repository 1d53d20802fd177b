import { timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import type { Backend } from "../backend";
import { readEvents } from "../events/read-events";
import { ulid } from "../model/ulid";
import { hashSigningKey } from "../model/signature";

/** POST /e/{key} receives events. It answers 503 when too many runs are unfinished; the SDK retries. */
export function eventRoutes(
  app: Hono,
  { executor, clock }: Backend,
  { eventKey }: { eventKey: string | null },
) {
  app.post("/e/:key", async (c) => {
    const refuse = (status: 400 | 401 | 503, error: string) => c.json({ ids: [""], status, error }, status);
    if (eventKey !== null && !equal(c.req.param("key"), eventKey)) return refuse(401, "Event key not found");
    const read = readEvents(await c.req.text(), c.req.header("x-inngest-event-id-seed"), clock.now());
    if ("problem" in read) return refuse(400, read.problem);
    if (!executor.accept(read.events)) return refuse(503, "too many unfinished runs; send again later");
    // As on the real server, a repeated event id is answered with a new id and starts nothing.
    const ids = read.events.length > 0 ? read.events.map(() => ulid(clock.now())) : [""];
    return c.json({ ids, status: 200 });
  });
}

const equal = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** GET /health, and POST /fn/register, which the app calls when it is asked to register (PUT). */
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
