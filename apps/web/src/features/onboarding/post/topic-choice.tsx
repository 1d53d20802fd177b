import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { Verbatim } from "@takt/ui/verbatim";
import type { Bookmarks } from "~/features/topics/parts/use-bookmarks";
import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import { firstPostKeys } from "./first-post-storage";

/** The number of bookmarks to choose from, newest first. */
const MAX_OFFERED_TOPICS = 5;

/** The topic of the post: one of the bookmarks, or another topic, which can be bookmarked here. */
export function TopicChoice({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useT("onboarding");
  const language = useLocale();
  const me = useMe();
  const [topicId, setTopicId] = useStoredDraft(firstPostKeys.topicId(me.id));
  const [topic, setTopic] = useStoredDraft(firstPostKeys.topic(me.id));
  const offered = bookmarks.topics.slice(0, MAX_OFFERED_TOPICS);
  const chosen = offered.find(({ id }) => id === topicId) ?? (topicId === "another" ? null : offered[0]);
  const title = topic.trim();
  const marked = title !== "" && bookmarks.has(title);
  const Icon = marked ? BookmarkCheck : Bookmark;
  return (
    <div className="grid gap-3">
      {offered.length > 0 && (
        <ChoiceCards
          legend={t("post.topic")}
          value={chosen?.id ?? "another"}
          onChange={setTopicId}
          className="sm:grid-cols-2"
          options={[
            ...offered.map((bookmark) => ({
              value: bookmark.id,
              lang: bookmark.language,
              label: <Verbatim>{bookmark.title}</Verbatim>,
              hint:
                bookmark.id === chosen?.id && bookmark.angle ? (
                  <Verbatim>{bookmark.angle}</Verbatim>
                ) : undefined,
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
                value={topic}
                maxLength={TOPIC_LIMITS.title}
                placeholder={t("topics.ownPlaceholder")}
                className="min-w-0 flex-1 basis-52"
                onChange={(event) => {
                  setTopicId("another");
                  setTopic(event.target.value);
                }}
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
