import type { PostView } from "@takt/domain/posts/model/post-view";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { savedMedia, toMediaItem } from "../../shared/media/media-item";
import { onBeforeLeave } from "../../shared/language/before-leave";
import { useUploads } from "../../shared/media/use-uploads";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { useMe } from "../../shared/use-me";
import { EMPTY_DRAFT, isEmptyDraft, toDraft, type PostDraft } from "./post-draft";
import { createAutosave, type SaveState } from "../../shared/autosave/autosave";
import { classifySaveError } from "./saving/classify-save-error";
import { removeStoredDraft, storeDraft, readStoredDraft } from "./saving/stored-draft";

/** Milliseconds without a key before a save, and between tries while offline. */
const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 5000;

/** A scheduled post keeps its edits back until they are saved by hand: half a sentence must not go out. */
const savesByItself = (post: PostView | null) => post?.status !== "scheduled";

type Options = {
  post: PostView | null;
  /** The first save has made a post of the text. The first function given is the one called. */
  onCreated: (post: PostView) => void;
};

/** The text being edited, its pictures, and where its saving stands. */
export function usePostEditor({ post, onCreated }: Options) {
  const { id: userId } = useMe();
  const utils = trpc.useUtils();
  const refresh = useRefreshPosts();
  const [draft, setDraft] = useState<PostDraft>(() => (post ? toDraft(post) : EMPTY_DRAFT));
  const [save, setSave] = useState<{ state: SaveState; error?: unknown }>({ state: "clean" });
  const [restored, setRestored] = useState(false);
  const latest = useRef(draft);

  const [autosave] = useState(() => {
    let knownId = post?.id ?? null;
    const made = createAutosave<PostDraft, PostView>({
      save: (next, ref) =>
        ref ? utils.client.posts.update.mutate({ ref, post: next }) : utils.client.posts.create.mutate(next),
      classify: classifySaveError,
      isEmpty: isEmptyDraft,
      onState: (state, error) => setSave({ state, error }),
      onSaved: (saved) => {
        const isNew = saved.id !== knownId;
        knownId = saved.id;
        removeStoredDraft({ userId, postId: saved.id });
        refresh(saved);
        if (isNew) {
          removeStoredDraft({ userId, postId: null });
          onCreated(saved);
        }
      },
      delay: SAVE_DELAY_MS,
      retryDelay: RETRY_DELAY_MS,
    });
    made.reset(post, draft, savesByItself(post));
    return made;
  });

  const update = useCallback(
    (change: Partial<PostDraft>) => {
      const next = { ...latest.current, ...change };
      if (JSON.stringify(next) === JSON.stringify(latest.current)) return;
      latest.current = next;
      setDraft(next);
      autosave.change(next);
      if (autosave.isDirty())
        storeDraft({ userId, postId: autosave.ref()?.id ?? null }, next, autosave.ref()?.version ?? null);
    },
    [autosave, userId],
  );

  const uploads = useUploads(post?.media ?? [], (items) => update({ media: savedMedia(items) }));

  /** The text becomes what the server has; whatever was unsaved is gone from the page. */
  const replace = useCallback(
    (server: PostView) => {
      const next = toDraft(server);
      latest.current = next;
      autosave.reset(server, next, savesByItself(server));
      autosave.change(next);
      setDraft(next);
      uploads.queue.reset(server.media.map(toMediaItem));
      removeStoredDraft({ userId, postId: server.id });
    },
    [autosave, uploads.queue, userId],
  );

  // Follows a change by another tab or the publisher, unless there is unsaved text.
  useEffect(() => {
    const ref = autosave.ref();
    if (!post || !ref || post.version <= ref.version) return;
    if (autosave.isDirty()) return;
    if (JSON.stringify(toDraft(post)) === JSON.stringify(latest.current))
      autosave.rebase(post, savesByItself(post));
    else replace(post);
  }, [post, autosave, replace]);

  // A text that never reached the server is offered again.
  const startPost = useRef(post);
  useEffect(() => {
    const copy = readStoredDraft({ userId, postId: startPost.current?.id ?? null });
    if (!copy) return;
    const { version, ...fields } = copy;
    const same = { ...latest.current, ...fields };
    if (JSON.stringify(same) === JSON.stringify(latest.current) || isEmptyDraft(same)) return;
    // On the version it was written on: if the post has changed since, the save will say so.
    if (startPost.current && version !== null)
      autosave.rebase({ id: startPost.current.id, version }, savesByItself(startPost.current));
    update(fields);
    setRestored(true);
  }, [autosave, update, userId]);

  // A scheduled post's edits wait for its editor; they are on this device.
  useEffect(
    () => onBeforeLeave(async () => (savesByItself(post) ? autosave.flush() : null)),
    [autosave, post],
  );

  useEffect(() => {
    const retry = () => autosave.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      autosave.dispose();
    };
  }, [autosave]);

  return {
    draft,
    update,
    uploads,
    save,
    isDirty: autosave.isDirty,
    /** Saves now and answers the saved version; null when there is nothing worth a post. */
    flush: autosave.flush,
    replace,
    /** After an act of the user's own: unsaved text stays and goes out on the new version. */
    rebase(next: PostView) {
      autosave.rebase(next, savesByItself(next));
      autosave.change(latest.current);
    },
    restored,
    keepRestored: () => setRestored(false),
    /** Back to what the server has, or to an empty page. */
    discardRestored() {
      setRestored(false);
      removeStoredDraft({ userId, postId: null });
      if (startPost.current) replace(startPost.current);
      else update({ content: "", hashtags: [], visibility: "PUBLIC" });
    },
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;
