// Runs in the browser before everything else.
import { guardTranslatedPage } from "@takt/ui/translation/guard-translated-page";

guardTranslatedPage();

/**
 * Zod asks once whether it may compile code (`new Function`). The content security policy forbids that, and each browser
 * would report it as a violation. Zod itself is not imported here, because public pages do without it.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
