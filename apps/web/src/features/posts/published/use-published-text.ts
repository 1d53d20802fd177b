import { textDraft } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { object } from "@takt/domain/shared/shape";
import { useState } from "react";
import { isSame, isSameInput } from "~/features/shared/drafts/is-same";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import type { PublishedText } from "./use-published-changes";

const publishedText = object(textDraft);

/**
 * The text of a published post as it is edited. It is stored in the tab until LinkedIn has it, so that a closed dialog or
 * a reload loses nothing.
 */
export function usePublishedText({ id, version, content, hashtags }: PostView) {
  const { id: userId } = useMe();
  const key = `published:${userId}:${id}`;
  const [, , clear] = useStoredDraft(key);
  const draft = storedDraft(key, publishedText);
  const published: PublishedText = { content, hashtags };
  const text = draft.read()?.value ?? published;
  const [opened] = useState(text);
  return {
    text,
    isChanged: !isSameInput(text, published),
    /** Whether the text is still what an earlier dialog has left. */
    isRestored: isSame(text, opened) && !isSameInput(text, published),
    setText: (next: PublishedText) =>
      draft.write(isSameInput(next, published) ? null : { value: next, version }),
    clear,
  };
}
