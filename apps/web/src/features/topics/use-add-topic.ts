import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { useStoredDraft } from "../shared/use-stored-draft";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useRefreshTopics } from "./use-refresh-topics";
import { wasBookmarked } from "./was-bookmarked";

/** The state of the field, stored until its topic is added; `newest` is the first topic of the list. */
export function useAddTopic(newest: TopicView | undefined) {
  const { t } = useT("topics");
  const { toast } = useToast();
  const errorText = useErrorText();
  const language = useLocale();
  const { id: userId } = useMe();
  const refresh = useRefreshTopics();
  const call = trpc.topics.add.useMutation();
  const [text, setText, clear] = useStoredDraft(`bookmark-topic:${userId}`);
  const [problem, setProblem] = useState<"missing" | "known" | null>(null);
  // A ref, because a second Enter can come before React renders the state.
  const busy = useRef(false);

  const add = async (): Promise<void> => {
    const title = text.trim();
    if (title === "") return setProblem("missing");
    if (busy.current) return;
    busy.current = true;
    try {
      const topic = await call.mutateAsync({ title, source: "typed", language });
      refresh();
      if (wasBookmarked(topic, newest)) return setProblem("known");
      clear();
      toast({ tone: "success", title: t("done.added", { title }) });
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.update"), description: errorText(error) });
    } finally {
      busy.current = false;
    }
  };

  return {
    text,
    setText(next: string) {
      setText(next);
      setProblem(null);
    },
    problem,
    adding: call.isPending,
    add,
  };
}
