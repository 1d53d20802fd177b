import { createTextStore } from "./create-text-store";
import { LOCAL_COPY_PREFIX } from "./forget-local-copies";

/**
 * Texts that are typed and not sent: they survive a reload, a switch of the language and a new sign-in in this tab.
 * Signing out forgets them with all other local copies.
 */
export const keptText = createTextStore("sessionStorage", (key) => `${LOCAL_COPY_PREFIX}text:${key}`);
