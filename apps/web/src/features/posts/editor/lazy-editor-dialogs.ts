import { createLazyPart } from "@takt/ui/lazy-part";

/** The dialogs of the editor, loaded after the page. */
export const editorDialogs = createLazyPart(() => import("./editor-dialogs"));
