"use client";

import * as Radix from "@radix-ui/react-avatar";
import { cn } from "./cn";
import { verbatim } from "./verbatim";

/** A person's picture, or their initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, className }: { name: string; src: string | null; className?: string }) {
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        "inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-secondary-soft text-sm font-semibold text-secondary-soft-fg select-none",
        className,
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback {...verbatim}>{initials(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
