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

/** How many bookmarks are offered, the newest first. */
const OFFERED = 5;

/** What the post is about: one of the bookmarks, or another topic, which can be bookmarked here. */
export function TopicChoice({ bookmarks, post }: { bookmarks: Bookmarks; post: FirstPost }) {
  const { t } = useT("onboarding");
  const language = useLocale();
  const { kept, keep } = post;
  const offered = bookmarks.topics.slice(0, OFFERED);
  const chosen =
    offered.find(({ id }) => id === kept.topicId) ?? (kept.topicId === "another" ? null : offered[0]);
  const title = kept.topic.trim();
  const marked = title !== "" && bookmarks.has(title);
  const Icon = marked ? BookmarkCheck : Bookmark;
  return (
    <div className="grid gap-3">
      {offered.length > 0 && (
        <ChoiceCards
          legend={t("post.topic")}
          value={chosen?.id ?? "another"}
          onChange={(topicId) => keep({ topicId })}
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
                value={kept.topic}
                maxLength={TOPIC_LIMITS.title}
                placeholder={t("topics.ownPlaceholder")}
                className="min-w-0 flex-1 basis-52"
                onChange={(event) => keep({ topicId: "another", topic: event.target.value })}
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
