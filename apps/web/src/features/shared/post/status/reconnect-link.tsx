import { useT } from "next-i18next/client";
import { usePathname } from "next/navigation";

/** To LinkedIn's consent page and back here. A plain link: a route handler leads off the site. */
export function ReconnectLink() {
  const { t } = useT("posts");
  const back = encodeURIComponent(usePathname());
  return (
    <a
      href={`/auth/linkedin/start?return=${back}`}
      className="font-medium text-current underline underline-offset-3"
    >
      {t("failed.reconnect")}
    </a>
  );
}
