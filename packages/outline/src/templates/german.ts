import type { OutlineTemplates } from "./outline-templates";

export const german: OutlineTemplates = {
  hooks: {
    casual: {
      visibility: "Reden wir kurz darüber: {topic}.",
      expertise: "{topic}: Wie sieht das aus der Nähe aus?",
      discussion: "{topic}: Sehen das eigentlich alle gleich?",
      business: "{topic}: Was heißt das für das Budget?",
    },
    professional: {
      visibility: "Einen genaueren Blick wert: {topic}.",
      expertise: "{topic}: Worauf kommt es dabei in der Praxis an?",
      discussion: "{topic}: Dazu gibt es mehr als eine gut begründete Meinung.",
      business: "{topic}: Was kostet das, und was bringt es?",
    },
    emotional: {
      visibility: "{topic}: Dahinter stehen Menschen, und das gerät leicht in Vergessenheit.",
      expertise: "{topic}: Was braucht es dafür außer Fachwissen?",
      discussion: "{topic}: Das lässt kaum jemanden kalt, und genau deshalb lohnt sich das Gespräch.",
      business: "{topic}: Wie viel Ärger ließe sich hier sparen?",
    },
    provocative: {
      visibility: "{topic}: Die meisten Beiträge dazu sagen dasselbe.",
      expertise: "{topic}: Welchen Fehler machen dabei auch Fachleute?",
      discussion: "{topic}: Vielleicht stellen wir dazu die falschen Fragen.",
      business: "{topic}: Auch Nichtstun hat seinen Preis, selbst wenn er auf keiner Rechnung steht.",
    },
  },
  otherHooks: {
    visibility: [
      "{topic}: Was sollte man darüber wissen?",
      "{topic}, in wenigen Sätzen und ohne Fachjargon.",
    ],
    expertise: [
      "{topic}: Was unterscheidet eine gute Antwort von einer schnellen?",
      "{topic}: Welche Frage kommt hier zuerst?",
    ],
    discussion: [
      "{topic}: Wie {{stehst du|stehen Sie}} dazu?",
      "{topic}: Darüber lässt sich mit guten Gründen streiten.",
    ],
    business: [
      "{topic}: Was ändert das im Tagesgeschäft?",
      "{topic}: Was sollte geklärt sein, bevor Geld hineinfließt?",
    ],
  },
  body: {
    story: {
      sentences: [
        "Es begann an einem gewöhnlichen Tag: [… wo und wann, und wer dabei war].",
        "Dann lief etwas anders als geplant: [… was schiefging, in einem Satz].",
        "Der erste Versuch, es zu beheben, reichte nicht: [… was versucht wurde und was fehlte].",
        "Den Unterschied machte eine Entscheidung: [… wer was wann entschieden hat].",
        "Das Ergebnis lässt sich in einer Zahl sagen: [… {{deine|Ihre}} Zahl vorher und nachher].",
        "Umsonst war es nicht: [… die Zeit, das Geld oder die Nerven].",
        "Was die Beteiligten heute sagen: [… ein Satz in ihren eigenen Worten].",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    tips: {
      sentences: [
        "{{Kläre|Klären Sie}} das zuerst: [… was feststehen muss, bevor es losgeht].",
        "{{Fang|Fangen Sie}} klein an: [… ein erster Schritt, der höchstens einen Tag dauert].",
        "{{Behalte|Behalten Sie}} eine Zahl im Blick: [… welche und wie oft].",
        "{{Frag|Fragen Sie}} früh nach: [… wen und was genau].",
        "{{Plane|Planen Sie}} die Zeit nach dem Start: [… wer dranbleibt und wie].",
        "Der Aufwand lässt sich beziffern: [… die Stunden oder das Geld].",
        "Der Nutzen auch: [… {{deine|Ihre}} Zahl nach drei Monaten].",
      ],
      order: [0, 1, 2, 3, 4, 5, 6],
      bullets: 5,
    },
    article: {
      sentences: [
        "Worum es geht: [… der Kern in einem Satz, ohne Fachjargon].",
        "Was sich geändert hat: [… eine Entwicklung der letzten zwölf Monate mit Quelle].",
        "Wen es am meisten betrifft: [… welche Menschen und woran sie es merken].",
        "Was bekannt ist: [… zwei Fakten mit Quellen].",
        "Was noch offen ist: [… eine Frage, die noch niemand beantworten kann].",
        "Was dagegenspricht: [… der stärkste Einwand].",
        "Was oft verwechselt wird: [… ein verbreiteter Irrtum].",
      ],
      order: [0, 2, 1, 3, 4, 5, 6],
      bullets: 0,
    },
    opinion: {
      sentences: [
        "Die These: [… {{deine|Ihre}} These in einem Satz].",
        "Der Grund, der am schwersten wiegt: [… {{dein|Ihr}} Grund mit einem Beleg].",
        "Was davon bei der Arbeit zu spüren ist: [… ein Moment aus dem Alltag].",
        "Der stärkste Einwand: [… was die Gegenseite sagen würde].",
        "Die Antwort darauf: [… warum die These trotzdem gilt].",
        "Wo die These nicht gilt: [… die Ausnahme].",
        "Was sich ändern müsste: [… eine Sache und wer sie ändern könnte].",
      ],
      order: [0, 1, 3, 4, 2, 5, 6],
      bullets: 0,
    },
    learning: {
      sentences: [
        "Die Frage am Anfang: [… was {{du herausfinden wolltest|Sie herausfinden wollten}}].",
        "Was Zweifel geweckt hat: [… der Moment, in dem der Plan nicht mehr passte].",
        "Was nicht funktioniert hat: [… das Ergebnis, das niemand erhofft hatte].",
        "Ein Versuch hat es gezeigt: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
        "Was besser funktioniert hat: [… die Änderung und was sie gebracht hat].",
        "Warum das so ist: [… {{deine|Ihre}} Erklärung in einem Satz].",
        "Was noch unklar ist: [… die nächste offene Frage].",
      ],
      order: [0, 4, 2, 3, 1, 5, 6],
      bullets: 0,
    },
  },
  personal: {
    story: [
      "So habe ich es erlebt: [… {{deine|Ihre}} Situation: wo, wann und mit wem].",
      "Was mir durch den Kopf ging: [… {{deine|Ihre}} ehrliche Reaktion in einem Halbsatz].",
      "Das mache ich seitdem anders: [… {{deine|Ihre}} Gewohnheit oder Entscheidung].",
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
      "Meine eigene Erfahrung damit: [… {{dein|Ihr}} Fall mit Ort und Zeit].",
      "Was mich noch zweifeln lässt: [… {{dein|Ihr}} stärkstes Gegenargument].",
      "Was ich selbst dafür tue: [… {{dein|Ihr}} nächster Schritt].",
    ],
    learning: [
      "Das habe ich früher geglaubt: [… {{deine|Ihre}} Annahme von damals].",
      "Das hat mich umgestimmt: [… {{dein|Ihr}} Erlebnis, Gespräch oder Ergebnis].",
      "Das mache ich heute anders: [… {{deine|Ihre}} Gewohnheit oder Entscheidung].",
    ],
  },
  examples: {
    story: "Ein Satz fasst es zusammen: [… {{deine|Ihre}} Lehre, am besten mit einem Beispiel].",
    tips: "In der Praxis sieht das so aus: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
    article: "Eine Zahl zeigt die Größenordnung: [… {{deine|Ihre}} Zahl mit Quelle].",
    opinion: "Ein Fall spricht für sich: [… {{dein|Ihr}} Beispiel mit einer Zahl].",
    learning: "Was andere davon mitnehmen können: [… {{dein|Ihr}} Rat für die nächste Woche].",
  },
  more: [
    "Wie viel Zeit es heute bekommt: [… {{deine|Ihre}} Stunden in der Woche].",
    "Worüber die Meinungen auseinandergehen: [… der Punkt, der zu klären ist].",
    "Was so bleiben sollte, wie es ist: [… was funktioniert und warum].",
  ],
  calls: {
    comment: {
      casual: "{{Schreib|Schreiben Sie}} gern in die Kommentare, wie {{du damit umgehst|Sie damit umgehen}}.",
      professional: "{{Deine|Ihre}} Sicht ist in den Kommentaren willkommen.",
      emotional:
        "Wenn {{du das aus deiner|Sie das aus Ihrer}} Arbeit {{kennst, schreib|kennen, schreiben Sie}} es gern in die Kommentare.",
      provocative:
        "Wenn {{du das anders siehst, schreib|Sie das anders sehen, schreiben Sie}} es in die Kommentare.",
    },
    discussion: {
      casual: "Wie {{siehst du|sehen Sie}} das, und wo {{bist du|sind Sie}} anderer Meinung?",
      professional: "Welche Position {{vertrittst du|vertreten Sie}}, und was spricht dafür?",
      emotional: "Was beschäftigt {{dich|Sie}} daran am meisten?",
      provocative: "Wer sieht es genau umgekehrt, und warum?",
    },
  },
  audience: "; Zielgruppe: {audience}",
  quote: "Ein Satz als Ausgangspunkt{link}: {quote}",
  source: "Der Satz stammt von dieser Seite{link}.",
  short: {
    open: "{topic}{source}: Am wichtigsten ist [… {{dein|Ihr}} Punkt in einem Halbsatz].",
    openQuote:
      "{topic}: Am wichtigsten ist [… {{dein|Ihr}} Punkt in einem Halbsatz], und eine Quelle sagt dazu{link}: {quote}",
    personal: "{topic}{source}: In meiner Arbeit heißt das [… {{deine|Ihre}} Erfahrung in einem Halbsatz].",
    personalQuote:
      "{topic}: Meine Sicht ist [… {{deine|Ihre}} Sicht in einem Halbsatz], und eine Quelle sagt dazu{link}: {quote}",
  },
  quotes: ["„", "“"],
  noTopic: "[… {{dein|Ihr}} Thema]",
};
