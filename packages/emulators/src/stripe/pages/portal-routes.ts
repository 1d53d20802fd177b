import type { Context, Hono } from "hono";
import type { Backend } from "../backend";
import { actInPortal } from "../resources/portal/portal-actions";
import type { FormProblem } from "../resources/payment-methods/read-source";
import type { PortalSession } from "../store/objects";
import { expiredPage } from "./checkout-page";
import { portalPage, type PortalView } from "./portal-page";
import { readForm, stepProblem } from "./read-form";
import { languageOf } from "./texts";

/** The pages of the portal. A session of a flow begins with its form and, when it is done, goes where it says. */
export function portalPageRoutes(app: Hono, backend: Backend): void {
  app.get("/p/session/:id", (c) => {
    const session = find(c);
    if (session?.flow && c.req.query("done") !== undefined) {
      const { redirect, type } = session.flow.after_completion;
      if (type === "redirect" && redirect) return c.redirect(redirect.return_url, 303);
    }
    return show(c, {}, stepProblem(c));
  });

  app.post("/p/session/:id", async (c) => {
    const session = find(c);
    if (!session) return c.html(expiredPage("en"), 410);
    const form = await readForm(c);
    const acted = actInPortal(backend, session, form);
    if ("redirect" in acted) return c.redirect(acted.redirect, 303);
    if ("problem" in acted) return show(c, form, acted.problem);
    return c.redirect(`${session.url}?done=1`, 303);
  });

  const find = (c: Context) => backend.store.get("billing_portal.session", c.req.param("id") ?? "");

  function show(c: Context, form: Record<string, string>, problem: FormProblem | null) {
    const session = find(c);
    const language = languageOf(session?.locale ?? null, c.req.header("accept-language"));
    if (!session) return c.html(expiredPage(language), 410);
    const done = c.req.query("done") !== undefined;
    const view = done ? "home" : viewOf(session, c.req.query("view"), form);
    return c.html(portalPage(backend, session, { language, form, problem, view, done }), problem ? 422 : 200);
  }
}

const VIEWS: Record<string, PortalView> = {
  cancel: "cancel",
  home: "home",
  method: "method",
  payment_method_update: "method",
  subscription_cancel: "cancel",
  subscription_update: "update",
  subscription_update_confirm: "update",
  switch: "update",
  update: "update",
};

const viewOf = (
  { flow }: PortalSession,
  asked: string | undefined,
  form: Record<string, string>,
): PortalView => VIEWS[form.action ?? asked ?? flow?.type ?? "home"] ?? "home";
