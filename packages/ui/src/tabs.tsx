"use client";

import * as Radix from "@radix-ui/react-tabs";
import { useEffect, useRef, type ComponentProps } from "react";
import { cn } from "./cn";
import { focusRing } from "./control-style";

export const Tabs = Radix.Root;

type ListProps = Omit<ComponentProps<typeof Radix.List>, "ref"> & {
  /** `bar` is for the head of a page: a frame around all, as of the rooms beside it (`ideas-nav.tsx` in the web app). */
  shape?: "line" | "bar";
};

/** The row of tabs; scrolls sideways where it does not fit, and starts with the active tab in view. */
export function TabsList({ className, shape = "line", ...props }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector("[data-state=active]");
    if (list.current && active) list.current.scrollLeft += offsetToCentre(active, list.current);
  }, []);
  return (
    <Radix.List
      {...props}
      ref={list}
      data-shape={shape}
      className={cn(
        "group/tabs",
        shape === "bar"
          ? "inline-flex max-w-full flex-wrap rounded-lg border border-border bg-background p-0.5"
          : // Room for the focus rings inside the scrolling box.
            "-mx-1 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-border px-1 pt-1 [scrollbar-width:thin]",
        className,
      )}
    />
  );
}

/** How far the middle of an element is right of the middle of its box. */
function offsetToCentre(element: Element, box: Element): number {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** Classes of a tab of a bar, in place of the line below it. */
const BAR_TAB = [
  "group-data-[shape=bar]/tabs:mb-0 group-data-[shape=bar]/tabs:max-w-full group-data-[shape=bar]/tabs:min-h-6.5 group-data-[shape=bar]/tabs:rounded-md",
  "group-data-[shape=bar]/tabs:border-0 group-data-[shape=bar]/tabs:px-2.5 group-data-[shape=bar]/tabs:text-caption pointer-coarse:group-data-[shape=bar]/tabs:min-h-11",
  "group-data-[shape=bar]/tabs:data-[state=active]:bg-surface group-data-[shape=bar]/tabs:data-[state=active]:inset-ring",
  "group-data-[shape=bar]/tabs:data-[state=active]:inset-ring-border-button",
];

/** One tab. */
export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      className={cn(
        "-mb-px inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-2 text-sm",
        "font-medium text-muted-fg transition-colors duration-120 hover:text-foreground pointer-coarse:min-h-11",
        "data-[state=active]:border-primary data-[state=active]:text-foreground",
        focusRing,
        "rounded-t-md focus-visible:-outline-offset-2",
        BAR_TAB,
        className,
      )}
    />
  );
}

/** The content of a tab. */
export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={cn("rounded-lg", focusRing, className)} />;
}
