import { useT } from "next-i18next/client";
import { useConnectHref } from "../../linkedin/use-connect-href";

/** To LinkedIn's consent page and back here. A plain link: a route handler leads off the site. */
export function ReconnectLink() {
  const { t } = useT("posts");
  const href = useConnectHref();
  return (
    <a href={href} className="font-medium text-current underline underline-offset-3">
      {t("failed.reconnect")}
    </a>
  );
}
