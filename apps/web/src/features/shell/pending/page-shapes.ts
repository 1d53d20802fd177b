import type { ComponentType } from "react";
import { toPath } from "~/i18n/locale-path";
import { InboxShape } from "~/features/approvals/parts/inbox-shape";
import { EditorSkeleton } from "~/features/posts/parts/editor-skeleton";
import { WizardShape } from "~/features/writing/parts/wizard-shape";
import {
  TopicsShape,
  ChartsShape,
  ColumnsShape,
  TodayShape,
  FormShape,
  ListShape,
  ProfileShape,
  SectionsShape,
  SettingsShape,
  WeekShape,
} from "./shapes";

/** The page's title and the line below it as keys of messages, and what stands for the rest of it. */
export type PageShape = { title: string; intro?: string; Shape: ComponentType };

/**
 * Of each page of the shell what stands for it while it loads; [id] is one segment of a path. A page that looks otherwise by
 * its query has a row for that, before its other one.
 */
export const PAGE_SHAPES = {
  "/app": { title: "today:title", Shape: TodayShape },
  "/app/posts": { title: "posts:list.title", Shape: ListShape },
  "/app/approvals": { title: "approvals:inbox.title", Shape: InboxShape },
  "/app/content/calendar": { title: "calendar:title", Shape: WeekShape },
  "/app/content/bookmarks": { title: "topics:bookmarked", intro: "topics:intro", Shape: TopicsShape },
  "/app/content/compass": { title: "compass:title", intro: "compass:intro", Shape: FormShape },
  "/app/content/create?tab=ai": { title: "posts:editor.createTitle", Shape: WizardShape },
  "/app/content/create": { title: "posts:editor.createTitle", Shape: EditorSkeleton },
  "/app/content/edit/[id]": { title: "posts:editor.editTitle", Shape: EditorSkeleton },
  "/app/content/record/[id]": {
    title: "writing:record.title",
    intro: "writing:record.description",
    Shape: SectionsShape,
  },
  "/app/analytics": { title: "analytics:title", intro: "analytics:description", Shape: ChartsShape },
  "/app/notifications": { title: "notifications:title", Shape: ListShape },
  "/app/members": { title: "members:title", Shape: ListShape },
  "/app/user/profile": { title: "profile:title", Shape: ProfileShape },
  "/app/user/settings": { title: "settings:title", Shape: SettingsShape },
  "/app/user/import": { title: "sync:title", intro: "sync:intro", Shape: ColumnsShape },
  "/app/user/subscription": { title: "plans:title", Shape: SectionsShape },
  "/app/user/subscription/order": {
    title: "billing:order.title",
    intro: "billing:order.intro",
    Shape: SectionsShape,
  },
} as const satisfies Record<string, PageShape>;

export type ShapedPage = (typeof PAGE_SHAPES)[keyof typeof PAGE_SHAPES];

/** Returns what stands for the page at a path ("/app/content/edit/4711?x=1"); null for a page outside the shell. */
export function pageShapeOf(path: string): ShapedPage | null {
  const asked = toPath(path).split("/");
  const query = new URLSearchParams(path.split("#", 1)[0]!.split("?")[1]);
  const [, shape] = Object.entries(PAGE_SHAPES).find(([row]) => isRowOf(row, asked, query)) ?? [];
  return shape ?? null;
}

function isRowOf(row: string, asked: readonly string[], query: URLSearchParams): boolean {
  const [pattern, wanted] = row.split("?");
  const segments = pattern!.split("/");
  return (
    segments.length === asked.length &&
    segments.every((one, i) => one === "[id]" || one === asked[i]) &&
    [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
  );
}
