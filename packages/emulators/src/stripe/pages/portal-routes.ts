import type { Context, Hono } from "hono";
import type { Backend } from "../backend";
import type { FormProblem } from "../resources/payment-methods/read-source";
import { actInPortal } from "../resources/portal/actions";
import { expiredPage } from "./layout";
import { portalPage } from "./portal-page";
import { readForm, stepProblem } from "./payment-fields";
import { languageOf } from "./texts";

/** The pages of the portal. A session of a flow begins with its form and, when it is done, goes where it says. */
export function portalPageRoutes(app: Hono, backend: Backend): void {
  app.get("/p/session/:id", (c) => {
    const redirect = find(c)?.flow?.after_completion.redirect;
    if (redirect && c.req.query("done") !== undefined) return c.redirect(redirect.return_url, 303);
    return show(c, {}, stepProblem(c));
  });

  app.post("/p/session/:id", async (c) => {
    const session = find(c);
    const form = await readForm(c);
    const acted = session && actInPortal(backend, session, form);
    if (!acted || "problem" in acted) return show(c, form, acted?.problem ?? null);
    return c.redirect("redirect" in acted ? acted.redirect : `${session.url}?done=1`, 303);
  });

  const find = (c: Context) => backend.store.get("billing_portal.session", c.req.param("id") ?? "");

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const session = find(c);
    const language = languageOf(session?.locale ?? c.req.header("accept-language"));
    if (!session) return c.html(expiredPage(language), 410);
    const done = c.req.query("done") !== undefined;
    const asked = form.action ?? c.req.query("view") ?? (session.flow ? "method" : "home");
    const view = asked === "method" && !done ? "method" : "home";
    const page = portalPage(backend, session, { language, form, problem, view });
    return c.html(page, problem ? 422 : 200);
  }
}
