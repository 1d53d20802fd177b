import type { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { createLinkedInControl } from "../control-client";
import { answerInput, readInput } from "./control-input";
import { FAULT_CALLS, FAULT_PRESETS } from "./fault-presets";
import { settingsOfForm } from "./settings-form";
import { controlPage } from "../pages/control-page";
import { membersPage } from "../pages/members-page";
import { requestsPage } from "../pages/requests-page";
import type { RestEnv } from "../restli/rest-env";

const faultSchema = z.strictObject({
  preset: z.string().refine((name) => name in FAULT_PRESETS, "is none of the faults"),
  calls: z.string().refine((name) => name in FAULT_CALLS, "are none of the calls"),
  member: z.string().optional(),
  times: z.coerce.number().int().positive().default(1),
});

/** Adds the routes of the control panel's forms: each is turned into a call of the control API. */
export function panelRoutes(routes: Hono, backend: Backend) {
  const control = () => createLinkedInControl(backend.origin);

  routes.post("/panel/faults", async (c) => {
    const { preset, calls, member, times } = faultSchema.parse(await readInput(c));
    const { label: _, ...match } = FAULT_CALLS[calls]!;
    const added = await control().fault({
      ...FAULT_PRESETS[preset]!.fault,
      match: { ...match, ...(member !== undefined && { member }) },
      times,
    });
    return answerInput(c, added);
  });
  routes.post("/panel/clear-faults", async (c) => answerInput(c, await control().clearFaults()));
  routes.post("/panel/reset", async (c) => answerInput(c, await control().reset()));
  routes.post("/panel/settings", async (c) => {
    backend.settings.change(settingsOfForm(backend.settings.get(), await readInput(c)));
    return answerInput(c, backend.settings.get());
  });
  routes.post("/panel/clock", async (c) => {
    const { hours } = z.strictObject({ hours: z.coerce.number().nonnegative() }).parse(await readInput(c));
    await backend.clock.advance(hours * 3_600_000);
    return answerInput(c, { now: backend.clock.now() });
  });
}

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
