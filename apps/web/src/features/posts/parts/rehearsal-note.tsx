import type { FindingCode } from "@takt/domain/posts/model/finding";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useOtherAuthor } from "./use-other-author";
import { FindingList } from "../rehearsal/finding-list";
import { type RehearsedTime, useRehearsal, useRehearsalQuery } from "../rehearsal/use-rehearsal";

type Props = {
  /** Null for a post that is not saved yet. */
  post: Pick<PostSummary, "id" | "version" | "author"> | null;
  /** Null while no time is chosen. */
  time: RehearsedTime | null;
  /** Findings that the screen shows. */
  except?: readonly FindingCode[];
  /** The id of the region, for the field that it describes. */
  id?: string;
  className?: string;
};

/** Says what is known to fail when a post goes out at a time; nothing when all is well. */
export function RehearsalNote({ post, time, except = [], ...region }: Props) {
  const findings = useRehearsal(post, time).filter(({ code }) => !except.includes(code));
  const otherAuthor = useOtherAuthor(post?.author);
  return <FindingList {...region} {...{ findings, otherAuthor }} postId={post?.id ?? ""} />;
}

/** Whether nothing is known that would keep a scheduled post from going out at its time; false while that is not known. */
export function useIsReady(post: { id: string; version: number }): boolean {
  return useRehearsalQuery(post, "planned").data?.length === 0;
}
