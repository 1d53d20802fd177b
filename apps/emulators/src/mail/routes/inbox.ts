import type { Hono } from "hono";
import type { Backend } from "../backend";
import { inboxPage, emailPage } from "../pages/inbox-page";
import { parseEmail } from "../model/email";

const MAX_EMAILS_SHOWN = 200;

/** The policy forbids scripts and remote content in an email; its frame inherits it. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The inbox as pages. */
export function inboxRoutes(app: Hono, backend: Backend) {
  app.use(async (c, next) => {
    await next();
    c.header("content-security-policy", CONTENT_SECURITY_POLICY);
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
  });
  app.get("/", async (c) => {
    const to = c.req.query("to") || undefined;
    const emails = await Promise.all(backend.listEmails({ to }).slice(0, MAX_EMAILS_SHOWN).map(parseEmail));
    return c.html(inboxPage(emails, to));
  });
  app.get("/emails/:id", async (c) => {
    const email = backend.findEmail(Number(c.req.param("id")));
    return email ? c.html(emailPage(await parseEmail(email))) : c.text("There is no such e-mail.", 404);
  });
}
