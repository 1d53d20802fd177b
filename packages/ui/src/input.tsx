import type { ComponentProps } from "react";
import { cn } from "./cn";
import { textControl } from "./control-style";
import { verbatim } from "./verbatim";

/** A one-line text field. Name it by a Field or aria-label. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn(textControl, "h-8 pointer-coarse:h-11", className)} />;
}

/** A text area that grows with its text where the browser can (field-sizing), else scrolls. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...verbatim}
      {...props}
      className={cn(textControl, "field-sizing-content min-h-24 resize-y py-2 leading-6", className)}
    />
  );
}
