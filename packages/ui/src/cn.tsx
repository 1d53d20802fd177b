import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The theme's own sizes of text (globals.css): without their names they would be taken for colours. */
const merge = extendTailwindMerge({ extend: { theme: { text: ["caption", "micro"] } } });

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
