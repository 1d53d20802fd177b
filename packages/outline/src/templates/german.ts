import type { OutlineTemplates } from "./outline-templates";

export const german: OutlineTemplates = {
  hooks: {
    casual: {
      visibility: "Reden wir kurz über {topic}.",
      expertise: "So sieht {topic} aus der Nähe aus.",
      discussion: "Kurze Frage zu {topic}: Sehen das eigentlich alle gleich?",
      business:
        "Falls {topic} gerade auf {{deiner|Ihrer}} Liste steht, spart dieser Beitrag vielleicht etwas Zeit.",
    },
    professional: {
      visibility: "{topic} verdient einen genaueren Blick.",
      expertise: "Bei {topic} bestimmen wenige frühe Entscheidungen das Ergebnis.",
      discussion: "Zu {topic} gibt es mehr als eine gut begründete Meinung.",
      business: "{topic} lohnt sich, wenn damit ein Problem gelöst wird, das heute Geld kostet.",
    },
    emotional: {
      visibility: "Hinter {topic} stehen Menschen, und das gerät leicht in Vergessenheit.",
      expertise: "{topic} braucht Geduld, und gerade die kleinen Schritte zählen.",
      discussion: "{topic} lässt kaum jemanden kalt, und genau deshalb lohnt sich das Gespräch.",
      business: "Wegen {topic} sollte niemand schlecht schlafen müssen.",
    },
    provocative: {
      visibility: "Die meisten Beiträge über {topic} sagen dasselbe.",
      expertise: "Wenn {topic} scheitert, liegt es selten an den Werkzeugen.",
      discussion: "Vielleicht stellen wir zu {topic} die falschen Fragen.",
      business: "Auch Nichtstun hat bei {topic} seinen Preis, er steht nur auf keiner Rechnung.",
    },
  },
  otherHooks: {
    visibility: ["Was sollte man über {topic} wissen?", "{topic}, in wenigen Sätzen und ohne Fachjargon."],
    expertise: [
      "Was unterscheidet bei {topic} eine gute Antwort von einer schnellen?",
      "Viele Diskussionen über {topic} klärt eine einzige Frage: Wozu das Ganze?",
    ],
    discussion: [
      "Wie {{stehst du|stehen Sie}} zu {topic}?",
      "Über {topic} lässt sich mit guten Gründen streiten.",
    ],
    business: [
      "Was ändert {topic} im Tagesgeschäft?",
      "Bevor Geld in {topic} fließt, lohnt sich eine Frage.",
    ],
  },
  body: {
    story: {
      sentences: [
        "Meist beginnt es unauffällig: Eine Aufgabe dauert jede Woche etwas länger, und niemand spricht darüber.",
        "Dann kommt der Punkt, an dem Weitermachen mehr kostet als Umdenken.",
        "Bei {topic} ist dieser Wendepunkt selten eine große Entscheidung.",
        "Häufiger ist es ein ehrliches Gespräch darüber, was nicht funktioniert.",
        "Was folgt, ist unspektakulär: eine Änderung, ein paar Wochen Erprobung, dann ein zweiter Blick.",
        "Die Lehre daraus ist leicht gesagt und schwer durchzuhalten: erst das Problem benennen, dann die Lösung wählen.",
        "Alles Weitere ergibt sich daraus.",
      ],
      order: [0, 1, 5, 4, 2, 3, 6],
      bullets: 0,
    },
    tips: {
      sentences: [
        "{{Kläre|Klären Sie}} zuerst, was {topic} bewirken soll, und {{sprich|sprechen Sie}} erst danach über Werkzeuge.",
        "{{Beginne|Beginnen Sie}} mit einem kleinen Fall, der sich in zwei Wochen abschließen lässt.",
        "{{Halte|Halten Sie}} die Erwartung schriftlich fest, damit sich hinterher prüfen lässt, ob es funktioniert hat.",
        "{{Frag|Fragen Sie}} früh die Menschen, die täglich damit arbeiten.",
        "{{Leg|Legen Sie}} fest, wer dranbleibt, wenn die erste Begeisterung vorbei ist.",
        "Ein großes Budget braucht das alles nicht.",
        "Es braucht eine Stunde, einen Termin im Kalender und jemanden, der sich zuständig fühlt.",
      ],
      order: [0, 1, 2, 3, 4, 5, 6],
      bullets: 5,
    },
    article: {
      sentences: [
        "Im Kern geht es bei {topic} um eine Abwägung: Aufwand heute gegen Nutzen morgen.",
        "Der Aufwand ist vom ersten Tag an sichtbar, der Nutzen zeigt sich oft erst nach Monaten.",
        "Deshalb sagen frühe Zahlen weniger aus als die Richtung, in die sie sich bewegen.",
        "Drei Punkte schaffen Überblick: das Ziel, die Betroffenen und die Kosten des Nichtstuns.",
        "Das Ziel entscheidet, welche Details wichtig sind und welche warten können.",
        "Die Betroffenen wissen am besten, wo es hakt.",
        "Und die Kosten des Nichtstuns fehlen in den meisten Plänen.",
      ],
      order: [0, 3, 1, 4, 5, 6, 2],
      bullets: 0,
    },
    opinion: {
      sentences: [
        "Die These: {topic} sollte daran gemessen werden, was sich für die Menschen ändert, die damit arbeiten.",
        "Der Grund: Ziele, die nur auf Folien gut aussehen, sind nach wenigen Monaten vergessen.",
        "Was im Arbeitsalltag spürbar ist, bleibt.",
        "Der stärkste Einwand lautet, dass sich das schwer messen lässt.",
        "Das stimmt, macht die bequemen Kennzahlen aber nicht zu den richtigen.",
        "Ein fairer Test ist eine einfache Frage, jeden Monat gestellt: Was ist heute besser als vorher?",
        "Wer darauf mit einem Beispiel antworten kann, ist auf dem richtigen Weg.",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    learning: {
      sentences: [
        "Das Erste, was man bei {topic} lernt, sind die richtigen Fragen.",
        "Eine gute lautet: Was wäre in drei Monaten zu sehen, wenn es funktioniert?",
        "Das Zweite ist, Wissen von bloßen Annahmen zu trennen.",
        "Annahmen sind in Ordnung, solange sie aufgeschrieben und überprüft werden.",
        "Das Dritte ist, rechtzeitig aufzuhören, wenn die Fakten dafür sprechen.",
        "Aufhören ist kein Scheitern, es schafft Raum für das, was funktioniert.",
        "Eine kurze Notiz nach jedem Versuch genügt, um das Gelernte zu behalten.",
      ],
      order: [0, 2, 4, 6, 1, 3, 5],
      bullets: 0,
    },
  },
  personal: {
    story: [
      "In meinem Fall begann es so: [… {{deine|Ihre}} Situation: wo, wann und mit wem].",
      "Der Wendepunkt kam, als [… {{dein|Ihr}} Wendepunkt und {{deine|Ihre}} Entscheidung].",
      "Das habe ich daraus mitgenommen: [… {{deine|Ihre}} Lehre in einem Satz].",
    ],
    tips: [
      "Das hat sich bei mir bewährt: [… {{dein|Ihr}} eigener Tipp mit einer Zahl].",
      "Das würde ich nicht noch einmal tun: [… {{dein|Ihr}} Fehler und was er gekostet hat].",
      "Das spart mir heute die meiste Zeit: [… {{dein|Ihr}} wichtigster Handgriff].",
    ],
    article: [
      "Hier begegnet mir das Thema: [… {{dein|Ihr}} Projekt oder {{deine|Ihre}} Aufgabe].",
      "Auf diese Zahl schaue ich zuerst: [… {{deine|Ihre}} Zahl und woher sie stammt].",
      "Mein Zwischenfazit: [… {{dein|Ihr}} Rat in einem Satz].",
    ],
    opinion: [
      "Meine Position: [… {{deine|Ihre}} These in einem Satz].",
      "Ich sehe das so, weil [… {{deine|Ihre}} Erfahrung damit].",
      "Was aus meiner Sicht dagegenspricht: [… {{dein|Ihr}} stärkster Einwand].",
    ],
    learning: [
      "Das habe ich früher geglaubt: [… {{deine|Ihre}} Annahme von damals].",
      "Das hat mich umgestimmt: [… {{dein|Ihr}} Erlebnis, Gespräch oder Ergebnis].",
      "Das mache ich heute anders: [… {{deine|Ihre}} Gewohnheit oder Entscheidung].",
    ],
  },
  examples: {
    story: "Ein Fall zeigt es: [… {{dein|Ihr}} Beispiel mit Ort und Zeit].",
    tips: "In der Praxis sieht das so aus: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
    article: "Eine Zahl zeigt die Größenordnung: [… {{deine|Ihre}} Zahl mit Quelle].",
    opinion: "Der beste Beleg dafür: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
    learning: "Ein Versuch hat es gezeigt: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
  },
  more: [
    "Ein Blick in den Kalender zeigt, ob das Thema wirklich die Zeit bekommt, die es braucht.",
    "Wenn zwei Menschen das Ziel unterschiedlich beschreiben, ist das der erste Punkt, der zu klären ist.",
    "Es lohnt sich auch festzuhalten, was bewusst so bleiben soll, wie es ist.",
  ],
  calls: {
    comment: {
      casual: "{{Schreib|Schreiben Sie}} gern in die Kommentare, wie {{du damit umgehst|Sie damit umgehen}}.",
      professional: "{{Deine|Ihre}} Sicht ist in den Kommentaren willkommen.",
      emotional:
        "Wenn {{dir|Ihnen}} das bekannt vorkommt, {{schreib|schreiben Sie}} es gern in die Kommentare.",
      provocative:
        "Wenn {{du das anders siehst, schreib|Sie das anders sehen, schreiben Sie}} es in die Kommentare.",
    },
    discussion: {
      casual: "Wie {{siehst du|sehen Sie}} das und wo {{bist du|sind Sie}} anderer Meinung?",
      professional: "Welche Position {{vertrittst du|vertreten Sie}} und was spricht dafür?",
      emotional: "Was beschäftigt {{dich|Sie}} daran am meisten?",
      provocative: "Wer sieht es genau umgekehrt, und warum?",
    },
  },
  audience: {
    phrase: "Geschrieben ist das für {audience}.",
    description: "Für wen das gedacht ist: {audience}.",
    before: "Für {audience}: ",
  },
  quote: "Ein Satz als Ausgangspunkt{link}: {quote}",
  short: {
    open: "Bei {topic} kommt es auf einen Punkt an: [… {{dein|Ihr}} Punkt in einem Satz].",
    openQuote: "Zu {topic}, [… {{dein|Ihr}} Punkt in einem Halbsatz], sagt eine Quelle{link}: {quote}",
    personal: "{topic}, aus der eigenen Arbeit: [… {{deine|Ihre}} Erfahrung in einem Satz].",
    personalQuote:
      "Meine Sicht auf {topic}, [… {{deine|Ihre}} Sicht in einem Halbsatz], neben der einer Quelle{link}: {quote}",
  },
  quotes: ["„", "“"],
  noTopic: "[… {{dein|Ihr}} Thema]",
};
