import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { page, startSite, type Route } from "@takt/pages/testing/start-site";

type Section = [heading: string, text: string];

const EN: { title: string; sections: Section[]; note: string } = {
  title: "Remote work needs written agreements",
  sections: [
    [
      "Why meetings grow",
      "Teams that work remotely lose about four hours a week to meetings that nobody prepared. A written agreement about which questions need a meeting gives most of these hours back. In our survey of 240 teams the calendar was the most frequent complaint.",
    ],
    [
      "What a written agreement holds",
      "A good agreement fits on one page and names three things: who decides, where decisions are written down, and how long an answer may take. Teams that answer within one working day report far fewer interruptions. Nobody has to be online at the same time for that.",
    ],
    [
      "How to begin on Monday",
      "Start with a single recurring meeting and replace it by a written update for four weeks. Measure how many follow-up questions remain open at the end of each week. Most teams keep the written update afterwards.",
    ],
  ],
  note: "In this week the team wrote down what it had decided, and nobody asked for a meeting.",
};
const DE: typeof EN = {
  title: "Homeoffice braucht schriftliche Absprachen",
  sections: [
    [
      "Warum Besprechungen wachsen",
      "Teams im Homeoffice verlieren jede Woche rund vier Stunden in Besprechungen, die niemand vorbereitet hat. Eine schriftliche Absprache darüber, welche Fragen eine Besprechung brauchen, gibt die meisten dieser Stunden zurück. In unserer Umfrage unter 240 Teams war der Kalender die häufigste Klage.",
    ],
    [
      "Was eine schriftliche Absprache enthält",
      "Eine gute Absprache passt auf eine Seite und nennt drei Dinge: wer entscheidet, wo Entscheidungen stehen und wie lange eine Antwort dauern darf. Teams, die innerhalb eines Arbeitstags antworten, berichten von deutlich weniger Unterbrechungen. Dafür muss niemand zur gleichen Zeit online sein.",
    ],
    [
      "Wie man am Montag beginnt",
      "Ersetzen Sie eine einzige wiederkehrende Besprechung für vier Wochen durch eine schriftliche Zusammenfassung. Zählen Sie, wie viele Rückfragen am Ende jeder Woche offen bleiben. Die meisten Teams behalten die Zusammenfassung danach bei.",
    ],
  ],
  note: "In dieser Woche schrieb das Team auf, was es entschieden hatte, und niemand wollte eine Besprechung.",
};

/** Returns more than 10,000 characters. */
const many = (note: string) => Array.from({ length: 150 }, (_, n) => `${n + 1}: ${note}`).join(" ");

/** Pages of a site outside the product, for Content Compass to read. */
const ROUTES: Record<string, Route> = {
  "/article-en": page(article("en", EN.title, EN.sections)),
  "/article-de": page(article("de", DE.title, DE.sections)),
  // These are longer than the part of a page that is read.
  "/long-en": page(article("en", EN.title, [...EN.sections, ["Notes", many(EN.note)]])),
  "/long-de": page(article("de", DE.title, [...DE.sections, ["Notizen", many(DE.note)]])),
  "/members": (response) => response.writeHead(403).end("for members"),
  // This page keeps a parser busy for minutes (docs/flows/compass.md).
  "/nested": page(`<html><body>${"<div>".repeat(5000)}deep`),
  "/chart.png": page(sampleMedia.png(), { "content-type": "image/png" }),
  // An application that asks to be let in: its document, and where it gets its answers.
  "/oauth-client": (response, { headers: { host } }) => {
    const origin = `http://${host}`;
    const document = {
      client_id: `${origin}/oauth-client`,
      client_name: "Writer's desk",
      redirect_uris: [`${origin}/oauth-callback`],
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  },
  "/oauth-callback": page("<!doctype html><title>Back</title><h1>Back</h1>"),
  "/picture": page("not for reading", { "content-type": "image/png" }),
};

function article(language: string, title: string, sections: Section[]) {
  const body = sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join("");
  return `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;
}

/** Serves the pages on this machine, on any free port. */
export async function servePages(): Promise<{ url: string; close(): Promise<void> }> {
  const { port, close } = await startSite(ROUTES);
  return { url: `http://127.0.0.1:${port}`, close };
}
