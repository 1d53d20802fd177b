import { useT } from "next-i18next/client";

/** To LinkedIn's consent page and back. A plain link: the way leads off the site. */
export function ReconnectLink() {
  const { t } = useT("posts");
  return (
    // eslint-disable-next-line @next/next/no-html-link-for-pages -- a route handler, not a page
    <a href="/auth/linkedin/connect" className="font-medium text-current underline underline-offset-3">
      {t("failed.reconnect")}
    </a>
  );
}
