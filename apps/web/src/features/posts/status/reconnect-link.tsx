import { useT } from "next-i18next/client";
import { useConnectHref } from "../../connections/parts/use-connect-href";

/** A link to LinkedIn's consent page and back to this page. A plain link, because a route handler redirects to another site. */
export function ReconnectLink() {
  const { t } = useT("posts");
  const href = useConnectHref();
  return (
    <a href={href} className="font-medium text-current underline underline-offset-3">
      {t("failed.reconnect")}
    </a>
  );
}
