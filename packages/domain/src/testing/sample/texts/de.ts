import type { SampleTexts } from "../sample-texts";

export const DE: SampleTexts = {
  posts: {
    launch: {
      text: "Wir haben einen Start um neun Tage verschoben. Das war die beste Entscheidung des Quartals.\n\nDrei Leute hatten in drei Besprechungen „noch nicht“ gesagt. Niemand hatte die drei Sätze nebeneinandergelegt.\n\nJetzt tun wir das, jeden Donnerstag, auf einer Seite.",
      hashtags: ["Produktmanagement", "Führung"],
    },
    meeting: {
      text: "Im März haben wir unsere Montagsrunde abgeschafft.\n\nStattdessen: vier Zeilen von jedem, schriftlich, vor zehn.\nZurückbekommen haben wir 31 Stunden pro Woche und bessere Fragen.",
      hashtags: ["Zusammenarbeit"],
    },
    hiring: {
      text: "212 Bewerbungen habe ich diesen Monat gelesen. Die, an die ich mich erinnere, haben eines gemeinsam:\n\nSie erzählen, was die Person entschieden hat, nicht, was das Team getan hat.",
      hashtags: ["Recruiting", "Karriere"],
    },
    docs: {
      text: "Eine Seite Dokumentation, die seit einem Jahr niemand geöffnet hat, ist keine Dokumentation. Sie ist ein Lager.\n\nWir haben 40 % gelöscht. Seitdem kam eine Frage.",
      hashtags: ["Softwareentwicklung"],
    },
    onCall: {
      text: "Unsere Bereitschaft war ein Dienstplan. Jetzt ist sie eine Rolle.\n\nWer sie hat, tut nichts anderes: keine Planung, keine Reviews, nur das, was Kunden heute wehtut.\n\nStatt 70 Alarmen in der Woche sind es elf.",
      hashtags: ["Softwareentwicklung", "Führung"],
    },
    roadmap: {
      text: "„Wo ist die Roadmap?“ ist selten eine Frage nach der Roadmap.\n\nMeistens heißt sie: Ich weiß nicht, ob mein Thema euch wichtig ist. Darauf antworten wir zuerst.",
    },
    webinar: {
      text: "Heute um zwölf: wie wir ein Quartal an zwei Nachmittagen planen. Bringen Sie Ihren schlechtesten Plan mit, ich bringe meinen.",
    },
    decisions: {
      text: "Wir schreiben jede Entscheidung auf, an die sich zwei Menschen verschieden erinnern könnten.\n\nEine Seite: was wir gewählt haben, was nicht, und was uns umstimmen würde.\n\nDas dauert zehn Minuten und hat uns drei Umbauten derselben Sache erspart.",
      hashtags: ["Führung"],
    },
    interview: {
      text: "Meine liebste Frage im Vorstellungsgespräch in diesem Jahr: „Womit haben Sie in Ihrer letzten Stelle aufgehört, und woran haben Sie gemerkt, dass das geht?“",
      hashtags: ["Recruiting"],
    },
    metrics: {
      text: "Fünf Dashboards, eine Zahl, nach der jemand handelt.\n\nWir haben die Zahl behalten und den Rest einen Monat lang abgeschaltet. Zwei kamen zurück.",
      hashtags: ["Produktmanagement"],
    },
    review: {
      text: "Ein gutes Review stellt eine Frage: Findet sich die Nächste hier zurecht?\n\nAlles andere kann eine Maschine prüfen.",
      hashtags: ["Softwareentwicklung"],
    },
    team: {
      text: "Wir suchen eine Produktdesignerin oder einen Produktdesigner, in Berlin oder überall, wo vier Stunden gemeinsam sind. Fragen Sie mich alles über das Team, auch Unbequemes.",
      hashtags: ["Recruiting"],
    },
    talk: {
      text: "Nächste Woche spreche ich über Pläne, die den Januar überleben. Die Folien gibt es zuerst hier, mit allem, was nicht geklappt hat.",
    },
    thanks: {
      text: "Zehntausend Menschen lesen hier jetzt mit. Danke für jeden Kommentar, der mit „Das sehe ich anders“ begann.",
    },
    quiet: { text: "Was ich aus zwei Wochen ganz ohne Besprechung gelernt habe:" },
    budget: { text: "Budgets sind Prognosen, die jemand unterschrieben hat. Wie wir beides trennen." },
    firstWeek: {
      text: "Die erste Woche entscheidet mehr als die ersten hundert Tage. Unsere Liste für Montag bis Freitag:",
    },
  },
  topics: [
    {
      title: "Die Frage, die einen Streit beendet hat",
      angle: "Zwei Teams, ein Streit, und was am Ende gefragt wurde",
      keywords: ["Führung", "Entscheidungen"],
    },
    {
      title: "Eine Funktion, die wir entfernt haben",
      angle: "Wie wir es den 4 % gesagt haben, die sie nutzten",
      keywords: ["Produkt"],
    },
    {
      title: "Schreiben statt besprechen",
      angle: "Was schriftlich nicht geht, ganz ehrlich",
      keywords: ["Zusammenarbeit", "Schreiben"],
    },
    {
      title: "Die Übergabe, die niemand vorbereitet hatte",
      angle: "Ein Urlaub, ein Ausfall und seitdem eine Liste",
      keywords: ["Softwareentwicklung"],
    },
  ],
};
