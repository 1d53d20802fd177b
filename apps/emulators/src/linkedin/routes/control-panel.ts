import type { Hono } from "hono";
import type { Backend } from "../backend";
import { createLinkedInControl } from "../control-client";
import { controlPage } from "../pages/control-page";
import { membersPage } from "../pages/members-page";
import { requestsPage } from "../pages/requests-page";
import type { RestEnv } from "../restli/rest-env";

/** The calls of LinkedIn's API; the pages that people look at are not among them. */
const API_CALLS = "^/(rest|v2|oauth|dms-uploads)/";

/** The pages from which people control the emulator: members and their tokens, faults and settings, the requests. */
export function controlPanelRoutes(app: Hono<RestEnv>, backend: Backend) {
  const control = () => createLinkedInControl(backend.origin);
  app.get("/", (c) => c.html(membersPage(backend)));
  app.get("/control", async (c) => c.html(controlPage(backend, await control().faults())));
  app.get("/requests", async (c) =>
    c.html(requestsPage(backend, await control().requests({ path: API_CALLS }))),
  );
}
