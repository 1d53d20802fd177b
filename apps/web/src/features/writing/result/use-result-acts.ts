import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { usePostMoves, type ChosenSlot } from "../../shared/post/actions/use-post-moves";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { useProblemText } from "../../shared/post/use-problem-text";
import { refusalCode } from "../../shared/refusal-code";
import { useErrorText } from "../../shared/use-error-text";
import { useLocaleRouter } from "../../shared/use-locale-router";
import type { ResultText } from "./use-result-text";

/**
 * Makes a post of the text that is shown, always as the user sees it; then it stays a draft, is scheduled or published.
 * The latter two not before the user has reviewed it.
 */
export function useResultActs(
  compositionId: string,
  { words, settle }: ResultText,
  onUnreviewed: () => void,
) {
  const { t } = useT("posts");
  const problemText = useProblemText();
  const { toast } = useToast();
  const errorText = useErrorText();
  const router = useLocaleRouter();
  const moves = usePostMoves();
  const refresh = useRefreshPosts();
  const { writing } = trpc.useUtils();
  const call = trpc.writing.toPost.useMutation();
  const [reviewed, setReviewed] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);
  // Not the state: a second click comes before it is drawn.
  const running = useRef(false);

  const makePost = async (): Promise<PostView> => {
    const versionId = await settle();
    const post = await call.mutateAsync({ id: compositionId, versionId, reviewed });
    refresh(post);
    return post;
  };
  /** The page then says that there is a post. Not earlier: that would close the dialog that is open. */
  const leaveFor = (path: string | null) => {
    void writing.get.invalidate({ id: compositionId });
    void writing.latest.invalidate();
    if (path) router.push(path);
  };

  const ready = (): boolean => {
    const problem = publishProblem({ content: words.text, hashtags: words.hashtags, mediaCount: 0 });
    if (problem) toast({ tone: "error", title: problemText(problem) });
    return problem === null;
  };
  const ask = (about: "schedule" | "publish") => {
    setWanted(true);
    if (!ready()) return;
    if (reviewed) setDialog(about);
    else onUnreviewed();
  };

  const run = async (what: "save" | "publish", act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    try {
      await act();
    } catch (error) {
      if (refusalCode(error)?.code === "composition_closed") {
        setDialog(null);
        leaveFor(null);
      }
      const title = t(what === "save" ? "failedTo.save" : "failedTo.publish");
      toast({ tone: "error", title, description: errorText(error) });
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  return {
    reviewed,
    setReviewed,
    /** It was wanted to be sent and is not reviewed. */
    unreviewed: wanted && !reviewed,
    dialog,
    busy,
    closeDialog() {
      setDialog(null);
      // Also when it was refused: then the post is another one by now.
      if (!call.isIdle) leaveFor(null);
    },
    askSchedule: () => ask("schedule"),
    askPublish: () => ask("publish"),
    saveDraft: () =>
      run("save", async () => {
        const post = await makePost();
        toast({ tone: "success", title: t("done.saved") });
        leaveFor(`/app/content/edit/${post.id}`);
      }),
    /** Throws: the dialog stays open and says why. */
    async schedule(slot: ChosenSlot): Promise<void> {
      await moves.schedule(await makePost(), slot, reviewed);
      leaveFor("/app/content/calendar");
    },
    publish: () =>
      run("publish", async () => {
        const made = await makePost();
        const post = await moves.publishNow(made, reviewed);
        setDialog(null);
        leaveFor(post && `/app/content/edit/${post.id}`);
      }),
  };
}
