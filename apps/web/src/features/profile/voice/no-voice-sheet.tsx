import type { VoiceState } from "@takt/domain/voice/model/voice-view";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { PenLine, Sparkles } from "lucide-react";
import { useT } from "next-i18next/client";

type Props = { state: Omit<VoiceState, "sheet">; busy: boolean; onCreate: () => void };

/** There is no sheet: how to get one, or what is still missing for it. */
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
