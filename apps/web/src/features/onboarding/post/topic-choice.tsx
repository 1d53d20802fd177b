import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useT } from "next-i18next/client";
import { useLocale } from "../../shared/use-locale";
import { ChoiceCards } from "../../shared/choice-cards";
import type { Bookmarks } from "../../shared/topics/use-bookmarks";
import type { FirstPost } from "./use-first-post";

/** The number of bookmarks to choose from, newest first. */
const MAX_OFFERED_TOPICS = 5;

/** The topic of the post: one of the bookmarks, or another topic, which can be bookmarked here. */
export function TopicChoice({ bookmarks, post }: { bookmarks: Bookmarks; post: FirstPost }) {
  const { t } = useT("onboarding");
  const language = useLocale();
  const { draft, updateDraft } = post;
  const offered = bookmarks.topics.slice(0, MAX_OFFERED_TOPICS);
  const chosen =
    offered.find(({ id }) => id === draft.topicId) ?? (draft.topicId === "another" ? null : offered[0]);
  const title = draft.topic.trim();
  const marked = title !== "" && bookmarks.has(title);
  const Icon = marked ? BookmarkCheck : Bookmark;
  return (
    <div className="grid gap-3">
      {offered.length > 0 && (
        <ChoiceCards
          legend={t("post.topic")}
          value={chosen?.id ?? "another"}
          onChange={(topicId) => updateDraft({ topicId })}
          className="sm:grid-cols-2"
          options={[
            ...offered.map((topic) => ({
              value: topic.id,
              lang: topic.language,
              label: topic.title,
              hint: topic.id === chosen?.id ? topic.angle : undefined,
            })),
            { value: "another", label: t("post.another") },
          ]}
        />
      )}
      {!chosen && (
        <Field label={t(offered.length > 0 ? "post.anotherLabel" : "post.topic")}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <Input
                {...control}
                value={draft.topic}
                maxLength={TOPIC_LIMITS.title}
                placeholder={t("topics.ownPlaceholder")}
                className="min-w-0 flex-1 basis-52"
                onChange={(event) => updateDraft({ topicId: "another", topic: event.target.value })}
              />
              <Button
                aria-pressed={marked}
                disabled={title === ""}
                onClick={() => void bookmarks.toggle({ title, source: "typed", language })}
              >
                <Icon aria-hidden />
                {t(marked ? "post.bookmarked" : "post.bookmark")}
              </Button>
            </div>
          )}
        </Field>
      )}
    </div>
  );
}
