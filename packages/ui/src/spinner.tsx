import { LoaderCircle } from "lucide-react";
import { cn } from "./cn";

/** A spinning ring. It is decorative: describe the progress next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden className={cn("size-4 animate-spin motion-reduce:animate-none", className)} />
  );
}
