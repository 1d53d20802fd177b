import { useId, type ComponentProps, type ReactNode, type Ref } from "react";
import { cn } from "./cn";

/** A surface with a border. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("rounded-xl border border-border bg-surface p-4", className)} />;
}

type SectionProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Rendered beside the title. */
  action?: ReactNode;
  /** Receives the focus when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
};

/** A section of a page: a card with a heading. */
export function CardSection({ title, text, action, headingRef, className, children }: SectionProps) {
  const id = useId();
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className={cn("grid gap-4", className)}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            <h2
              ref={headingRef}
              id={id}
              tabIndex={-1}
              className="text-base/6 font-semibold text-balance outline-hidden"
            >
              {title}
            </h2>
            {text && <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{text}</p>}
          </div>
          {action}
        </header>
        {children}
      </section>
    </Card>
  );
}
