import { getT } from "~/i18n/server";
import { localePath } from "~/i18n/locale-path";
import { hasSessionCookie } from "~/server/request-cookies";
import { FEEDBACK_HASH } from "./feedback-hash";

/**
 * The way to feedback from a page outside the app, which loads no script for it: to the app, where the dialog opens, and
 * without a session to the page of contacts.
 */
export async function FeedbackLink() {
  const { t, lng } = await getT("feedback");
  const href = (await hasSessionCookie())
    ? localePath(lng, "/app") + FEEDBACK_HASH
    : localePath(lng, "/contact");
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center rounded text-caption text-muted-fg underline underline-offset-3 hover:text-foreground"
    >
      {t("open")}
    </a>
  );
}
