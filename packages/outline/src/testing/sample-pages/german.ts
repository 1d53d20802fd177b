import type { SamplePage } from "./sample-page";

/** Written for these tests. */
export const GERMAN_PAGES: SamplePage[] = [
  {
    genre: "blog post",
    language: "de",
    headings: ["Warum wir aufgehört haben", "Was wir stattdessen tun", "Kommentar schreiben"],
    furniture: [
      "Veröffentlicht",
      "Jana Weiß",
      "Lesezeit",
      "Teilen",
      "Weiterlesen",
      "Cookies",
      "Newsletter",
      "Impressum",
      "März",
    ],
    text: `Startseite
Blog
Zum Inhalt springen

Veröffentlicht am 3. März 2026 von Jana Weiß

Lesezeit: 5 Minuten

Teilen
Drucken

Im Januar haben wir unsere tägliche Morgenrunde gestrichen, und niemand hat sie seitdem vermisst. Elf Leute saßen jeden Morgen 15 Minuten zusammen, das sind fast vierzehn Stunden in der Woche.

Warum wir aufgehört haben

Die meisten Neuigkeiten standen schon im Ticket, die Runde wiederholte also nur, was alle lesen konnten. Die wenigen echten Probleme kamen erst danach zur Sprache, wenn zwei noch stehen blieben.

Was wir stattdessen tun

Alle schreiben vor zehn Uhr zwei Zeilen: was stockt und wer helfen könnte. Antworten kommen meist innerhalb einer halben Stunde, weil die Frage schon einen Namen nennt. Schreiben dauert länger als Reden, aber es erreicht auch die Abwesenden. Lesen Sie auch, wie wir arbeiten.

Dieser Beitrag wurde am 3. März 2026 in der Kategorie Teams veröffentlicht.

Abonnieren Sie unseren Newsletter und verpassen Sie keinen Beitrag.

Weiterlesen

Kommentar schreiben

Ihre E-Mail-Adresse wird nicht veröffentlicht. Erforderliche Felder sind mit * markiert.

Wir verwenden Cookies, um Ihr Erlebnis auf dieser Seite zu verbessern. Mit der weiteren Nutzung stimmen Sie der Verwendung von Cookies zu.

Impressum | Datenschutz | AGB
© 2026 Weiß & Partner. Alle Rechte vorbehalten.`,
  },
  {
    genre: "press release",
    language: "de",
    headings: [],
    furniture: [
      "PRESSEMITTEILUNG",
      "Pressekontakt",
      "presse@",
      "+49",
      "Über die Radwerk",
      "Sperrfrist",
      "Stand:",
    ],
    text: `PRESSEMITTEILUNG
Sperrfrist: keine

Radwerk eröffnet Reparaturzentrum in Kassel

Kassel, 12. Mai 2026 – Die Radwerk GmbH eröffnet diese Woche in Kassel ein Reparaturzentrum für Fahrradakkus, das erste in Nordhessen. Das Unternehmen rechnet mit 9.000 reparierten Akkus im Jahr, die sonst ersetzt würden.

Ein neuer Akku kostet rund 450 Euro, eine Reparatur dagegen im Schnitt etwa 120 Euro. „Die meisten Akkus haben nur eine defekte Zelle“, sagt Serviceleiterin Petra Nolte.

Im Zentrum arbeiten 24 Menschen, acht davon sind Auszubildende. Kundinnen und Kunden können ihren Akku in jeder der 60 Filialen abgeben.

Stand: 12.05.2026, 10:15 Uhr

Pressekontakt

Tim Roth, presse@radwerk.example, +49 561 4960000

Über die Radwerk GmbH

Die Radwerk GmbH verkauft seit 1998 Fahrräder und betreibt 60 Filialen in Deutschland.`,
  },
  {
    genre: "product page",
    language: "de",
    headings: ["Von Grund auf leise", "Zum Reparieren gebaut", "Das könnte Sie auch interessieren"],
    furniture: [
      "In den Warenkorb",
      "Versand",
      "interessieren",
      "Anmelden",
      "Bewertungen (128)",
      "Auf Lager",
      "Datenschutz",
    ],
    text: `Menü
Anmelden
Warenkorb (0)

Tischventilator Leise 2

89,00 €
Auf Lager
In den Warenkorb

Kostenloser Versand ab 50 €

Von Grund auf leise

Auf der kleinsten Stufe macht der Leise 2 nur 18 Dezibel Lärm, weniger als ein Flüstern. Die Blätter sind geformt wie ein Eulenflügel, weil die gezackte Kante die Luft verwirbelt. Die meisten kleinen Ventilatoren sind nur langsam leise, dieser aber bleibt es auch bei voller Drehzahl.

Zum Reparieren gebaut

Jedes Teil lässt sich mit einem Schraubendreher tauschen, und Ersatzteile gibt es zehn Jahre lang. Der Motor sollte 30.000 Betriebsstunden halten.

Bewertungen (128)
Mehr Bewertungen lesen

Das könnte Sie auch interessieren

Der Leise Mini ist die kleine Schwester für den Nachttisch.

Datenschutz | AGB | Kontakt`,
  },
  {
    genre: "job advert",
    language: "de",
    headings: ["Ihre Aufgaben", "Das bieten wir", "So bewerben Sie sich"],
    furniture: ["Jetzt bewerben", "Stelle merken", "Online seit", "Vollzeit", "Kennziffer", "Stelle teilen"],
    text: `Stellen > Technik > Systembetrieb

Ingenieurin oder Ingenieur für den Systembetrieb (w/m/d)

Bremen | Vollzeit | Online seit 2 Tagen | Kennziffer 4711
Stelle merken
Jetzt bewerben

Unsere Züge melden jede Sekunde ihren Standort, und Sie sorgen dafür, dass niemand darauf wartet. Wir betreiben 340 Dienste für sechs Bahnunternehmen aus zwei Rechenzentren.

Ihre Aufgaben

Sie halten die Dienste am Laufen und schreiben auf, was sich aus einem Ausfall lernen ließ. Die Bereitschaft teilen sich neun Leute, Sie sind also nur jede neunte Woche dran. Sie müssen einen Ausfall auch Menschen erklären können, die nie einen Server gesehen haben.

Das bieten wir

- 30 Tage Urlaub
- Viertagewoche

Auf eine Nacht in Bereitschaft folgt ein freier Tag, weil müde Menschen Fehler machen. Die Gehälter sind im Haus öffentlich und beginnen bei 58.000 Euro.

So bewerben Sie sich

Schreiben Sie uns drei Zeilen über einen Ausfall, den Sie nicht vergessen. Ein Anschreiben ist nicht nötig.

Jetzt bewerben
Stelle teilen`,
  },
  {
    genre: "study summary",
    language: "de",
    headings: [],
    furniture: ["herunterladen", "doi", "Zitieren", "Ähnliche Artikel", "akzeptieren", "Einloggen", "Foto:"],
    text: `Einloggen

Foto: Hochschule Granberg

Die Viertagewoche in kleinen Betrieben: Zusammenfassung einer Studie

Autoren: L. Okafor, J. Brandt
Zitieren

Forschende der Hochschule Granberg haben 61 kleine Betriebe begleitet, die ein Jahr lang nur vier Tage in der Woche gearbeitet haben. Der Umsatz blieb im Mittel gleich, während die Krankheitstage um 28 Prozent zurückgingen.

Nicht jede Branche hat gewonnen: In Läden und Pflegeheimen wurden die übrigen Tage länger und anstrengender. Selbstbestimmung bedeutet hier, dass ein Team selbst über den freien Tag entscheidet, und sie war der stärkste Faktor. Teams mit festem freien Tag berichteten von doppelt so vielen Konflikten wie Teams, die selbst wählten.

Die Forschenden warnen vor schnellen Schlüssen, weil nur Betriebe mitgemacht haben, die sich freiwillig gemeldet hatten. Hält die Wirkung an, wenn der Reiz des Neuen vorbei ist? Eine zweite Befragung ist für nächstes Jahr geplant.

Vollständigen Bericht herunterladen (PDF, 2,3 MB)
doi: 10.1234/granberg.2026.17
Ähnliche Artikel

Alle Cookies akzeptieren`,
  },
];
