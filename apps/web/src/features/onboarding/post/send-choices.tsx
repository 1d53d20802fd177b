import { resolveSlot, slotPresets } from "@takt/domain/posts/model/publish-slot";
import { Button } from "@takt/ui/button";
import { Skeleton } from "@takt/ui/skeleton";
import { CalendarClock, Send } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { useWhen, useNow } from "~/features/shared/time/use-clock";
import { useMe } from "~/features/shared/use-me";
import type { Sending } from "./send-first-post";
import type { FirstPost } from "./use-first-post";

const PRESETS = ["tomorrow", "nextMonday"] as const;

type Props = {
  post: FirstPost;
  connected: boolean;
  /** Opens a confirmation. */
  onPublish: () => void;
};

/** Buttons to schedule or publish the post, each with its full date and time zone, or to save it as a draft. */
export function SendChoices({ post, connected, onPublish }: Props) {
  const { t } = useT("onboarding");
  const { zone } = useMe();
  const when = useWhen();
  const now = useNow(15_000);
  const { busy, send } = post;
  const presets = now && slotPresets(now, zone);

  const choice = (kind: Sending["kind"], label: string, hint: ReactNode, act: () => void, off = false) => (
    <Button
      key={kind}
      variant={kind === "tomorrow" ? "primary" : "outline"}
      loading={busy === kind}
      disabled={off || (busy !== null && busy !== kind)}
      onClick={act}
      className="h-auto flex-1 basis-52 flex-col items-start gap-0.5 py-2.5 text-start"
    >
      <span className="flex items-center gap-2">
        {kind === "publish" ? <Send aria-hidden /> : <CalendarClock aria-hidden />}
        {label}
      </span>
      <span className="text-xs font-normal tabular-nums">{hint}</span>
    </Button>
  );
  if (!presets) return <Skeleton className="h-16 rounded-xl" />;
  return (
    <div role="group" aria-labelledby="send-choices" className="grid gap-3">
      <h2 id="send-choices" className="text-sm font-medium">
        {t("post.when")}
      </h2>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((kind) => {
          const slot = resolveSlot({ wall: presets[kind], zone }, now);
          const date = slot.kind === "ok" ? when(slot.at) : presets[kind].replace("T", " ");
          const hint = t("post.zoned", { when: date, zone });
          return choice(kind, t(`post.${kind}`), hint, () => void send({ kind, wall: presets[kind] }));
        })}
        {choice("publish", t("post.publishNow"), t("post.nowText"), onPublish, !connected)}
      </div>
      <Button
        variant="ghost"
        loading={busy === "draft"}
        disabled={busy !== null && busy !== "draft"}
        className="justify-self-start"
        onClick={() => void send({ kind: "draft" })}
      >
        {t("post.draft")}
      </Button>
    </div>
  );
}
