import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { verbatim } from "@takt/ui/verbatim";
import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** A link to an analysed page in a new tab, labelled with its host; nothing for anything but a web address. */
export function SourceLink({ url }: { url: string | null }) {
  const { t } = useT("topics");
  const host = sourceHost(url);
  if (!host || !url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 min-w-0 items-center gap-1 link"
    >
      <span {...verbatim} className="min-w-0 wrap-anywhere">
        {host}
      </span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">({t("newTab")})</span>
    </a>
  );
}

/** The host of an analysed page without `www.`; null for anything but a web address. */
export function sourceHost(address: string | null): string | null {
  const url = address === null ? null : parseWebUrl(address);
  return url && url.host.replace(/^www\./, "");
}
