import { LoaderCircle } from "lucide-react";
import { cn } from "./cn";

/** A turning ring; decorative: say beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden className={cn("size-4 animate-spin motion-reduce:animate-none", className)} />
  );
}
