import { useId, type ReactNode, type Ref } from "react";
import { cn } from "./cn";

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** Rendered beside the title. */
  action?: ReactNode;
  /** Receives the focus when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
};

/** A section of a page under its heading; a hairline parts it from the one above. */
export function Section({ title, text, action, headingRef, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "grid content-start gap-4 border-t border-border pt-6 first-of-type:border-t-0 first-of-type:pt-0",
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 ref={headingRef} id={id} tabIndex={-1} className="text-base/6 text-balance outline-hidden">
            {title}
          </h2>
          {text && <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
