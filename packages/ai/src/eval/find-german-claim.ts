/** Verbs of opinions, wishes and phrases that claim no experience. Any other verb of "ich" is a claim. */
const NO_CLAIM = new Set(
  (
    "glaube finde meine denke rate würde kann könnte möchte will soll sollte muss müsste darf dürfte mag werde hätte wäre " +
    "wüsste bräuchte weiß hoffe wünsche empfehle bezweifle zweifle vermute behaupte plädiere halte sehe frage verstehe " +
    "bevorzuge lehne stimme bleibe wette sage nenne wage gebe wundere freue fürchte befürchte erwarte verspreche liebe " +
    "hasse vertraue schätze unterstütze fordere appelliere lade brauche schlage wünschte bitte warne traue"
  ).split(" "),
);
const STANCE =
  /(?<!\p{L})(?:überzeugt|sicher|Meinung|Ansicht|dafür|dagegen|für|gegen|skeptisch|gespannt|ehrlich|nicht|kein\p{L}*|neugierig|dankbar|froh|müde|optimistisch|zuversichtlich|Fan|unsicher|versucht|bereit)(?!\p{L})/u;
const HAVE_STANCE =
  /(?<!\p{L})(?:nichts|Meinung|Fragen?|Bitte|Vermutung|Verdacht|Zweifel|Lust|Eindruck|Gefühl|Respekt|recht|Recht|Einwände?|Wunsch|Vorschlag)(?!\p{L})/u;
/** Words before "ich" in a main clause; any other word there is its verb or opens a subordinate clause. */
const COORDINATORS = new Set("und aber oder denn sondern doch nur auch nicht ja nein selbst".split(" "));
const SUBORDINATORS = new Set(
  (
    "wenn dass ob was wie weil da falls sobald solange wo wohin woher wer wen wem den die das der dem deren dessen als " +
    "nachdem seit seitdem bevor ehe während obwohl damit warum weshalb wann woran worauf wofür womit wovon indem bis " +
    "welche welchen welcher welches je sooft"
  ).split(" "),
);
/** After these words a clause with "ich" describes a fact. */
const OF_THE_PAST = new Set("als nachdem seit seitdem".split(" "));
const ADVERBS = new Set("selbst persönlich jedenfalls aber auch nämlich".split(" "));

const PAST =
  "war|hatte|wurde|kam|ging|sah|traf|fand|fing|nahm|gab|stand|saß|ließ|schrieb|sprach|rief|begann|gewann|verlor|half|hielt|las|lief|brach|lud|zog|schloss|stieg|trat|trug|wuchs|warf|bot|bat|fuhr|fiel|schied";
const IN_PAST = `(?:(?:ver|be|er|ent|über|unter|an|auf|ab|ein|aus|um|zu)?(?:${PAST})|(?!(?:bitte|heute|sollte|könnte|müsste|möchte|dürfte|wollte|hätte|wüsste|letzte|erste|beste|rechte|gute|alte|breite)\\b)\\p{Ll}{2,}te)`;
const ENDS_IN_PAST = new RegExp(`(?<!\\p{L})(?:${IN_PAST}|habe|bin)[^\\p{L}]*$`, "u");

const WHO =
  "Kund(?:e|en|in|innen)|Teams?|Chef(?:in|s)?|Firm(?:a|en)|Unternehmen|Agentur|Beratung|Praxis|Büro|Arbeitgeber(?:in)?|Karriere|Laufbahn|Kolleg(?:e|en|in|innen)|Mitarbeiter(?:n|in|innen)?|Mitarbeitenden?|Fehler[ns]?|Weg|Geschichte|Job|Stelle|Startup|Start-up|Abteilung|Mentor(?:in)?|Vorgesetzte[nr]?|Frau|Mann|Tochter|Sohn|Kinder|Vater|Mutter|Eltern|Auftraggeber(?:in)?|Mandant(?:en|in|innen)?|Podcast|Newsletter";
const WE_DID =
  "\\p{Ll}+(?:teten|ierten|igten|hrten|llten|tzten|ckten|ppten|ssten|mmten|bten|gten|kten|delten)|machten|suchten|brachten|bauten|kauften|verkauften|gründeten|strichen|schrieben|begannen|gewannen|verloren|trafen|gingen|kamen|nahmen|gaben|zogen|schlossen|entschieden|verließen|standen|saßen|luden|hielten|warfen|sprachen|halfen|stiegen|wuchsen";
/** Words that negate an act or attribute it to everybody. */
const NOT_DONE =
  "sollten|wollten|könnten|konnten|müssten|mussten|dürften|durften|möchten|brauchten|hätten|glaubten";
const DONE =
  "gestrichen|eingeführt|gebaut|aufgebaut|gegründet|entwickelt|getestet|probiert|ausprobiert|umgestellt|abgeschafft|gekündigt|eingestellt|geholfen|entschieden|beschlossen|gewonnen|verloren|gearbeitet|begonnen|gestartet|gekauft|verkauft|verlassen|gefragt|befragt|geschrieben|erlebt|begleitet|beraten|geleitet|umgesetzt|gewachsen|umgezogen|halbiert|verdoppelt|gesenkt|gespart|gesammelt|gelauncht|veröffentlicht|abgesagt|gemessen|erreicht|geschafft|übernommen|investiert";
const NUMBER =
  "(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|vielen|mehreren|einigen|all den)";
const OTHERS =
  "(?<!\\p{L})(?:die meisten|viele|manche|man|Teams|Menschen|Mitarbeitende|niemand|jede[rs]?|alle)(?!\\p{L})";

const CLAIMS = [
  /(?<!\p{L})(?:[Mm]einer|[Uu]nserer|[Ee]igener) (?:eigenen |langjährigen )?(?:Erfahrung|Arbeit|Praxis|Laufbahn|Karriere)(?!\p{L})/u,
  new RegExp(`(?<!\\p{L})(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? (?:\\p{Ll}+ ){0,2}(?:${WHO})(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})[Mm]i(?:r|ch) (?:${IN_PAST}|hat|haben|wurden|${WE_DID})(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})(?:${IN_PAST}|hat|haben) (?:mir|mich)(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})[Ww]ir (?!(?:${NOT_DONE})(?!\\p{L}))(?:${WE_DID})(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})(?!(?:${NOT_DONE})(?!\\p{L}))(?:${WE_DID}) wir(?!\\p{L})`, "u"),
  // "Wir haben alle Termine gestrichen" is a claim; "wir haben verlernt" speaks of everybody.
  new RegExp(
    `(?<!\\p{L})(?:[Ww]ir (?:haben|hatten|sind|waren)|(?:[Hh]aben|[Hh]atten|[Ss]ind) wir)(?: [^,;:]*)? (?:${DONE})(?!\\p{L})`,
    "u",
  ),
  /(?<!\p{L})[Ww]ir (?:helfen|beraten|begleiten|betreuen|coachen) (?:\p{L}+ )?(?:Kund|Unternehmen|Firmen|Teams|Gründer|Betrieb|Führungskräfte)/u,
  new RegExp(
    `(?<!\\p{L})(?:[Nn]ach|[Ss]eit|[Mm]it) (?:über |mehr als |fast |gut )?${NUMBER} Jahren (?:im|in|als|am|an|bei|mit|Berufserfahrung|Erfahrung)(?!\\p{L})(?!.*${OTHERS})`,
    "u",
  ),
];

/** Returns the words of a sentence that claim an experience of its author; null when there are none. */
export function findGermanClaim(sentence: string): string | null {
  for (const clause of sentence.split(/[,;:–—()]|\.\.\.|…/u)) {
    const claim = claimOfIch(clause.trim(), sentence.trimEnd().endsWith("?"));
    if (claim !== null) return claim;
  }
  for (const claim of CLAIMS) {
    const found = claim.exec(sentence);
    if (found) return found[0];
  }
  return null;
}

function claimOfIch(clause: string, asked: boolean): string | null {
  for (const match of clause.matchAll(/(?<![\p{L}\p{N}-])([Ii])ch(?![\p{L}\p{N}-])/gu)) {
    const prior = /(\p{L}+)\s+$/u.exec(clause.slice(0, match.index))?.[1]?.toLowerCase();
    // "Das Ich" is a noun.
    if (match[1] === "I" && prior !== undefined) continue;
    const rest = clause.slice(match.index + 3).trim();
    if (prior === undefined || COORDINATORS.has(prior)) {
      const words = rest.match(/\p{L}+/gu) ?? [];
      const at = words.findIndex((word) => !ADVERBS.has(word));
      const verb = words[at];
      if (verb !== undefined && /^\p{Ll}/u.test(verb) && isClaim(verb, rest)) return `ich ${verb}`;
    } else if (SUBORDINATORS.has(prior)) {
      if (rest !== "" && (OF_THE_PAST.has(prior) || ENDS_IN_PAST.test(rest))) return `${prior} ich ${rest}`;
    } else if (!asked && isClaim(prior, rest)) return `${prior} ich`;
  }
  return null;
}

function isClaim(verb: string, rest: string): boolean {
  if (verb === "bin") return !STANCE.test(rest);
  if (verb === "habe") return !HAVE_STANCE.test(rest);
  return !NO_CLAIM.has(verb);
}
