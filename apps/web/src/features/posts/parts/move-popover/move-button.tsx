import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { CalendarClock } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { PostMutations } from "../actions/use-post-mutations";

const part = createLazyPart(() => import("./move-form"));

type Props = {
  post: PostSummary;
  mutations: PostMutations;
  /** Opens the schedule dialog. */
  onMore: () => void;
  children: ReactNode;
};

/** A button that moves a scheduled post by words, in a popover; a text that is to be reviewed first asks in the dialog. */
export function MoveButton({ post, mutations, onMore, children }: Props) {
  const { t } = useT("posts");
  const [open, setOpen] = useState(false);
  const loaded = part.usePart(open);
  const change = (isOpen: boolean) => {
    if (isOpen && post.reviewNeeded) onMore();
    else setOpen(isOpen);
  };
  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>
        <Button data-move-post={post.id}>
          <CalendarClock aria-hidden />
          {children}
        </Button>
      </PopoverTrigger>
      {/* With its form, so that the field for words gets the focus when it opens. */}
      {loaded && (
        <PopoverContent aria-label={t("schedule.titleMove")} className="w-[min(24rem,calc(100vw-2rem))] p-4">
          <loaded.MoveForm
            post={post}
            mutations={mutations}
            onDone={() => setOpen(false)}
            onMore={() => {
              setOpen(false);
              onMore();
            }}
          />
        </PopoverContent>
      )}
    </Popover>
  );
}
