"use client";

import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { publishText } from "@takt/domain/posts/model/publish-text";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { verbatim } from "@takt/ui/verbatim";
import { useId, useState } from "react";
import { foldText } from "@takt/domain/posts/model/fold-preview";
import { fillText } from "~/features/shared/fill-text";
import { DemoPreview, type PreviewWidth } from "./demo-preview";

/**
 * The editor and the preview on a sample text: counted, folded and marked by the models of the app. What is typed stays
 * in the field.
 */
export function LiveDemo({ texts, locale }: { texts: Messages["landing"]["demo"]; locale: Locale }) {
  const [content, setContent] = useState(texts.sample);
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const id = useId();
  const text = publishText(content, []);
  const { visible, sent } = postLength(content, []);
  const length = Math.max(visible, sent);
  const tooMany = length - MAX_POST_LENGTH;
  const head = foldText(text, width);

  const format = new Intl.NumberFormat(INTL_LOCALE[locale]);
  const counts = { length: format.format(length), max: format.format(MAX_POST_LENGTH) };
  return (
    <section aria-label={texts.label} className="overflow-hidden rounded-2xl border border-border bg-surface">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="grid content-start gap-2 p-4 sm:p-6">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
            <label htmlFor={id} className="text-caption font-medium text-muted-fg">
              {texts.text}
            </label>
            {content !== texts.sample && (
              <button
                type="button"
                className="link min-h-6 text-caption font-medium"
                onClick={() => setContent(texts.sample)}
              >
                {texts.reset}
              </button>
            )}
          </div>
          <textarea
            {...verbatim}
            id={id}
            value={content}
            onChange={({ target }) => setContent(target.value)}
            aria-describedby={`${id}-count ${id}-fold`}
            aria-invalid={tooMany > 0}
            spellCheck={false}
            className="min-h-72 w-full resize-y rounded-lg border border-border-strong bg-background px-3.5 py-3 text-base/6 lg:min-h-80"
          />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-caption">
            <p id={`${id}-fold`} className="min-h-10 max-w-[36ch] text-pretty text-muted-fg tabular-nums">
              {head === null ? texts.whole : fillText(texts.shown, { shown: format.format(head.length) })}
            </p>
            <p
              id={`${id}-count`}
              className={
                tooMany > 0 ? "font-medium text-danger-text tabular-nums" : "text-muted-fg tabular-nums"
              }
            >
              <span aria-hidden>{fillText(texts.count, counts)}</span>
              <span className="sr-only">{fillText(texts.countLabel, counts)}</span>
            </p>
          </div>
          <p role="status" className="text-caption text-danger-text empty:hidden">
            {tooMany > 0 && fillText(texts.tooLong, { count: format.format(tooMany) })}
          </p>
        </div>
        <DemoPreview text={text} head={head} width={width} onWidth={setWidth} texts={texts} />
      </div>
    </section>
  );
}
