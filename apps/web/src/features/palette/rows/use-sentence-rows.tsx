import type { ParsedTime } from "@takt/domain/posts/model/natural-time/parse-time";
import { withVerbatim } from "@takt/ui/verbatim";
import { CircleAlert, CircleHelp, Clock, ListPlus, Plus, Search } from "lucide-react";
import type { ReactNode } from "react";
import { excerpt } from "~/features/posts/parts/post-summary";
import { useT } from "~/i18n/use-t";
import type { NamedPost } from "../sentence/match-posts";
import type { SentenceReading } from "../sentence/read-sentence";
import type { ScheduleActions } from "../use-schedule-actions";
import { NextSlotKey } from "./next-slot-key";
import { SlotEcho, type EchoSlot } from "./slot-echo";
import type { Row } from "./row";
import { useFreeSlot } from "./use-free-slot";
import type { OpenPage } from "./use-open-page";

type Props = {
  reading: SentenceReading<NamedPost> | null;
  /** Whether the post that a sentence names may still be found. */
  isBusy: boolean;
  actions: ScheduleActions;
  openPage: OpenPage;
};

/** The id of the row that ⌘⇧Enter chooses, too. */
export const NEXT_SLOT_ROW = "sentence-next-slot";

/** The first rows of the palette: a sentence's request, with its exact time. */
export function useSentenceRows({ reading, isBusy, actions, openPage }: Props): Row[] {
  const { t } = useT(["palette", "posts"]);
  const post = reading?.post ?? null;
  const needsSlot = reading !== null && (reading.time.kind === "nextFreeSlot" || post?.status === "draft");
  const free = useFreeSlot(needsSlot);
  if (!reading) return [];
  const { subject, time } = reading;
  if (subject === "" || post) return timeRows(time);
  if (isBusy)
    return [
      say(
        "searching",
        Search,
        withVerbatim(subject, (name) => t("sentence.searching", { subject: name })),
      ),
    ];
  return [
    say(
      "unknown",
      CircleHelp,
      withVerbatim(subject, (name) => t("sentence.unknown", { subject: name })),
    ),
    ...timeRows(time),
  ];

  function timeRows(parsed: ParsedTime): Row[] {
    if (parsed.kind === "ok") return [timeRow(parsed), ...(post?.status === "draft" ? nextSlotRows() : [])];
    if (parsed.kind === "nextFreeSlot") return freeSlotRows();
    const reason = t(`posts:schedule.refusals.${parsed.reason}`);
    if (parsed.suggestion) return [timeRow(parsed.suggestion, `${reason} ${t("sentence.instead")}`)];
    const { wall } = parsed;
    if (parsed.reason !== "slot_ambiguous" || !post || !wall) return [say("refused", CircleAlert, reason)];
    const run = () => actions.ask(post.id, { wall, zone: free.zone });
    return [{ ...about(), id: "sentence-ask", run, note: warning(t("sentence.ask", { reason })) }];
  }

  function timeRow({ wall, zone, pick }: EchoSlot, before?: string): Row {
    const slot = { wall, zone, ...(pick && { pick }) };
    const note = (
      <>
        {before && <>{warning(before)} </>}
        <SlotEcho slot={slot} />
      </>
    );
    const run = () =>
      post
        ? actions.schedule(post.id, slot)
        : openPage(`/app/content/create?day=${encodeURIComponent(wall)}`);
    return { ...about(), id: "sentence", note, run };
  }

  function freeSlotRows(): Row[] {
    const { slot } = free;
    if (!slot)
      return free.isPending
        ? [say("searching", Search, t("search.searching"))]
        : [say("refused", CircleAlert, t("posts:schedule.refusals.no_free_slot"))];
    if (!post) return [timeRow(slot)];
    if (post.status !== "draft") return [timeRow(slot)];
    const text = naming(post, (name) => t("sentence.queue", { post: name }));
    const run = () => actions.addToQueue(post.id, slot);
    return [{ ...about(), id: "sentence", Icon: ListPlus, text, note: <SlotEcho slot={slot} />, run }];
  }

  function nextSlotRows(): Row[] {
    const { slot } = free;
    if (!slot || !post) return [];
    const run = () => actions.addToQueue(post.id, slot);
    const text = t("sentence.nextSlot");
    const note = <SlotEcho slot={slot} />;
    return [{ ...about(), id: NEXT_SLOT_ROW, Icon: ListPlus, text, note, hint: <NextSlotKey />, run }];
  }

  /** The action, and how its post is opened. */
  function about(): Pick<Row, "Icon" | "text" | "open"> {
    if (!post) return { Icon: Plus, text: t("sentence.newPost") };
    const key = post.status === "scheduled" ? "move" : "schedule";
    return {
      Icon: Clock,
      text: naming(post, (name) => t(`sentence.${key}`, { post: name })),
      open: () => openPage(`/app/content/edit/${post.id}`),
    };
  }

  function naming(named: NamedPost, write: (name: string) => string): ReactNode {
    return withVerbatim(excerpt(named.excerpt) || t("posts:untitled"), write);
  }
}

const warning = (text: string) => <span className="text-warning-text">{text}</span>;
const say = (id: string, Icon: Row["Icon"], text: ReactNode): Row => ({ id: `sentence-${id}`, Icon, text });
