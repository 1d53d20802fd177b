import { html } from "hono/html";
import type { Html } from "../../core/page-layout";

type Text = { sent: string; published: string; stoppedAt: number | null };

/** A text as it was sent, with its lost part marked, beside what is published of it. */
export function sentAndPublished({ sent, published, stoppedAt }: Text): Html {
  const parsed = stoppedAt === null ? sent : sent.slice(0, stoppedAt);
  const lost = stoppedAt === null ? "" : sent.slice(stoppedAt);
  // oxfmt-ignore
  return html`${lost === "" ? "" : html`<p class="warning" role="alert">Text was lost: publishing stopped at an unescaped
    ${JSON.stringify(lost[0])}, so ${lost.length} characters were dropped. The answer was 201 all the same.</p>`}
    <div class="columns">
      <div><h3>Sent</h3><pre data-testid="post-sent">${parsed}${lost === "" ? "" : html`<mark>${lost}</mark>`}</pre></div>
      <div><h3>Published</h3><pre data-testid="post-text">${published}</pre></div>
    </div>`;
}
