"use client";

import { useT } from "~/i18n/use-t";
import { useEffect, useState, type ReactNode } from "react";
import { useNavigation } from "~/features/shared/navigation/navigation-target";
import { useCan } from "~/features/shared/use-can";
import { pageShapeOf, type ShapedPage } from "./page-shapes";
import { PendingScreen } from "./pending-screen";

/** A sooner page is not announced: a skeleton that flashes by is slower to read than the page. */
const LATE_AFTER_MS = 150;

/**
 * The place of the page. When the next one is asked for and not there after a moment, its skeleton stands here, and the
 * previous page, which may yet stay, is hidden. Not a loading.tsx, and why: docs/decisions/0044.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const { t } = useT([
    "today",
    "posts",
    "approvals",
    "calendar",
    "topics",
    "compass",
    "writing",
    "analytics",
    "members",
    "notifications",
    "profile",
    "settings",
    "sync",
    "plans",
    "billing",
  ]);
  const page = useOverdueTarget();
  const shape = page === null ? null : pageShapeOf(page);
  const may = useCan();
  return (
    <>
      {shape && (
        <PendingScreen
          title={t(titleOf(shape, may("drafts.write")))}
          intro={"intro" in shape ? t(shape.intro) : undefined}
        >
          <shape.Shape />
        </PendingScreen>
      )}
      <div hidden={shape !== null}>{children}</div>
    </>
  );
}

/** A reader who writes nothing is led to a post, and not to its editor. */
const titleOf = ({ title }: ShapedPage, mayWrite: boolean) =>
  title === "posts:editor.editTitle" && !mayWrite ? "posts:editor.viewTitle" : title;

/** Returns the path that is asked for, once it has been for longer than the page should take. */
function useOverdueTarget(): string | null {
  const { target } = useNavigation();
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setOverdue(target), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(null);
    };
  }, [target]);
  return target !== null && overdue === target ? target : null;
}
