import { createLazyPart } from "@takt/ui/lazy-part";

/** The picker of labels and the sheet in which they are managed. */
export const labelDialogs = createLazyPart(() => import("../label-dialogs"));
