import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { relativeTime } from "../shared/time/time-ago";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import type { KeyState } from "./key-state";
import { useLastUsedText } from "./parts/use-last-used-text";

type Props = { apiKey: ApiKeyView; state: KeyState; now: Date | null };

/** By whom and when a key was created, until when it works, and when it was last used. */
export function KeyFacts({ apiKey, state, now }: Props) {
  const lastUsedText = useLastUsedText();
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
      <Creation apiKey={apiKey} />
      <Expiry at={apiKey.expiresAt} state={state} now={now} />
      <span>{lastUsedText(apiKey)}</span>
    </p>
  );
}

function Creation({ apiKey: { by, createdAt } }: Pick<Props, "apiKey">) {
  const { t } = useT("api-keys");
  const clock = useClock();
  const day = clock.day(createdAt);
  if (by.isSelf) return <span>{t("created.self", { day })}</span>;
  if (by.name === null) return <span>{t("created.unnamed", { day })}</span>;
  return <span>{withVerbatim(by.name, (name) => t("created.by", { name, day }))}</span>;
}

/** Nothing of a revoked key: it ended before. */
function Expiry({ at, state, now }: { at: Date; state: KeyState; now: Date | null }) {
  const { t } = useT("api-keys");
  const clock = useClock();
  const locale = useLocale();
  const { zone } = useMe();
  if (state === "revoked") return null;
  const day = clock.day(at);
  if (state === "expired") return <span>{t("expiry.past", { day })}</span>;
  if (state === "replaced") return <span>{t("expiry.replaced", { when: clock.dateTime(at) })}</span>;
  if (now === null) return <span>{t("expiry.on", { day })}</span>;
  return <span>{t("expiry.in", { when: relativeTime(at, now, zone, locale), day })}</span>;
}
