import { Hono } from "hono";
import type { Mailbox } from "./mailbox";
import { inboxPage } from "./pages/inbox-page";
import { mailPage } from "./pages/mail-page";
import { readMail } from "./read-mail";

const SHOWN = 200;

/** Nothing in a letter runs, and nothing it names is fetched: the frame inherits these rules. */
const RULES =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The inbox as pages. */
export function inboxRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.header("content-security-policy", RULES);
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
  });
  routes.get("/", async (c) => {
    const to = c.req.query("to") || undefined;
    const mails = await Promise.all(mailbox.list({ to }).slice(0, SHOWN).map(readMail));
    return c.html(inboxPage(mails, to));
  });
  routes.get("/mails/:id", async (c) => {
    const mail = mailbox.find(Number(c.req.param("id")));
    return mail ? c.html(mailPage(await readMail(mail))) : c.text("There is no such letter.", 404);
  });
  return routes;
}
