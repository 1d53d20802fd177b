"use client";

import { Button } from "@takt/ui/button";
import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { copyToClipboard } from "../shared/copy-to-clipboard";

type Props = {
  /** The caption above the code, beside the button. */
  title: ReactNode;
  texts: { copy: string; copied: string; failed: string };
  /** The accessible name of the code. */
  label: string;
  /** The code, in a `pre`: read from the page, so that it is not sent twice. */
  children: ReactNode;
};

const SHOWN_MS = 4000;

/** Code with a button that copies it, and says that it did; the public pages have no toasts. */
export function CopyableCode({ title, texts, label, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const code = box.current?.querySelector("pre")?.textContent ?? "";
    setOutcome((await copyToClipboard(code)) ? "copied" : "failed");
  };
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {title}
        <p role="status" className="ms-auto text-caption text-muted-fg">
          {outcome && texts[outcome]}
        </p>
        <Button size="sm" onClick={() => void copy()} className="print:hidden">
          <Copy aria-hidden />
          {texts.copy}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
      {children}
    </div>
  );
}
