import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useStoredDraft } from "../shared/use-stored-draft";
import { useRefreshTopics } from "./use-topic-mutations";

/** The state of the field, stored until its topic is added; `newest` is the first topic of the list. */
export function useAddTopic(newest: TopicView | undefined) {
  const { t } = useT("topics");
  const language = useLocale();
  const { id: userId } = useMe();
  const refresh = useRefreshTopics();
  const { mutateAsync } = trpc.topics.add.useMutation();
  const [text, setText, clear] = useStoredDraft(`bookmark-topic:${userId}`);
  const [problem, setProblem] = useState<"missing" | "known" | null>(null);
  const isKnown = (topic: TopicView) => wasBookmarked(topic, newest);
  const add = useAction((title: string) => mutateAsync({ title, source: "typed", language }), {
    refresh: ({ result }) => result && refresh(),
    done: (topic, title) =>
      isKnown(topic)
        ? null
        : { tone: "success", title: withVerbatim(title, (words) => t("done.added", { title: words })) },
    failed: () => t("failedTo.update"),
    onDone: (topic) => (isKnown(topic) ? setProblem("known") : clear()),
  });

  return {
    text,
    setText(next: string) {
      setText(next);
      setProblem(null);
    },
    problem,
    adding: add.isRunning,
    async add(): Promise<void> {
      const title = text.trim();
      if (title === "") setProblem("missing");
      else await add.run(title);
    },
  };
}

/**
 * Tells whether the topic that adding has returned was bookmarked before. `newest` is the first topic of the list: a
 * topic that is not newer existed already, perhaps on a page that is not loaded.
 */
export function wasBookmarked(
  answered: Pick<TopicView, "createdAt">,
  newest: Pick<TopicView, "createdAt"> | undefined,
): boolean {
  return newest !== undefined && answered.createdAt <= newest.createdAt;
}
