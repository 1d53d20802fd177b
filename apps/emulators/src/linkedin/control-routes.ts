import type { Hono } from "hono";
import type { Backend } from "./backend";
import { activityControlRoutes } from "./control/activity-routes";
import { figuresControlRoutes } from "./control/figures-routes";
import { panelRoutes } from "./control/panel-routes";
import { memberControlRoutes } from "./control/member-routes";

/** LinkedIn's part of the control API: members and their tokens, what members do on LinkedIn, and their figures. */
export function controlRoutes(routes: Hono, backend: Backend) {
  memberControlRoutes(routes, backend);
  activityControlRoutes(routes, backend);
  figuresControlRoutes(routes, backend);
  panelRoutes(routes, backend);
}
