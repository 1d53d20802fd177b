"use client";

import { createLazyPart } from "./lazy-part";

/** Dialogs, menus, tooltips and toasts, which nobody sees before they open: a tenth of a page's scripts. */
export const overlays = createLazyPart(() => import("./overlays/all"));
