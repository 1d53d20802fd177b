import { CircleCheck, Mail } from "lucide-react";
import { useEffect, useRef } from "react";

type Props = {
  title: string;
  intro?: string;
  /** Whether it waits for the link in an e-mail. */
  isWaiting: boolean;
  message: string;
};

/** The head of a receipt, which gets the focus, and what has come of what was sent. */
export function ReceiptHead({ title, intro, isWaiting, message }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const tone = isWaiting ? "bg-warning-soft text-warning-soft-fg" : "bg-primary-soft text-primary-soft-fg";
  const Icon = isWaiting ? Mail : CircleCheck;
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl/8 text-balance outline-hidden">
          {title}
        </h1>
        {intro && <p className="text-base/6 text-pretty text-muted-fg">{intro}</p>}
      </div>
      <div role="status" className={`flex items-start gap-3 rounded-xl px-4 py-3 text-sm ${tone}`}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="text-pretty">{message}</p>
      </div>
    </>
  );
}
