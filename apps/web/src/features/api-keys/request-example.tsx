import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

type Props = {
  /** Where this installation is, `https://takt.example`. */
  origin: string;
  /** The key that is sent; without one a part of it stands for it. */
  token?: string;
};

/** A first request with a key, for the command line. */
export function RequestExample({ origin, token = "takt_live_…" }: Props) {
  const { t } = useT("api-keys");
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-medium">{t("example")}</figcaption>
      <pre
        {...verbatim}
        className="rounded-lg border border-border bg-surface-2 px-3 py-2.5 font-mono text-caption whitespace-pre-wrap wrap-anywhere"
      >
        <code>{`curl -H "Authorization: Bearer ${token}" ${origin}/api/v1/me`}</code>
      </pre>
    </figure>
  );
}
