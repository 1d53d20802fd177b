import type { VoiceState } from "@takt/domain/voice/model/voice-view";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { PenLine, Sparkles } from "lucide-react";
import { useT } from "~/i18n/use-t";

type Props = { state: Omit<VoiceState, "sheet">; busy: boolean; onCreate: () => void };

/** The empty state: creates a sheet, or says how many posts are missing for one. */
export function NoVoiceSheet({
  state: { publishedPosts: count, neededPosts: needed },
  busy,
  onCreate,
}: Props) {
  const { t } = useT("voice");
  const isReady = count >= needed;
  return (
    <EmptyState
      icon={<PenLine />}
      title={t("none.title")}
      description={
        <>
          {isReady ? t("none.ready") : t("none.tooFew", { count, needed })} {t("none.counted")}
        </>
      }
      action={
        isReady && (
          <Button loading={busy} onClick={onCreate}>
            {!busy && <Sparkles aria-hidden />}
            {t("none.create")}
          </Button>
        )
      }
      className="px-4 py-10"
    />
  );
}
