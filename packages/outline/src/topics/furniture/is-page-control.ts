import { wordList, toWords } from "./words";

/** A line of only these is a menu, a button or a row of buttons, in both languages. */
const CONTROL_WORDS = wordList(
  "share tweet print save bookmark copy link email mail menu home blog news search close open login log sign in up out " +
    "register account profile basket cart checkout add to wishlist buy order apply now here today subscribe follow us " +
    "newsletter facebook linkedin twitter x xing whatsapp instagram youtube rss read more less next previous back top " +
    "comments comment reply like likes shares view show all load related articles article posts post stories tags " +
    "categories category download pdf mb kb privacy policy terms of use conditions legal imprint contact about help faq " +
    "skip content cookies cookie accept reject settings manage reviews advertisement sponsored ends for immediate release " +
    "press release job this it cite stock delivery free published posted updated " +
    "teilen twittern drucken merken speichern kopieren startseite suche suchen schließen öffnen anmelden abmelden " +
    "registrieren einloggen ausloggen konto profil warenkorb kasse wunschliste kaufen bestellen bewerben jetzt hier " +
    "abonnieren folgen weiterlesen mehr lesen erfahren weniger weiter weitere zurück zur zum zu nach oben übersicht " +
    "vorherige vorheriger nächste nächster seite kommentar kommentare kommentieren antworten gefällt anzeigen alle " +
    "ähnliche artikel beitrag beiträge schlagwörter kategorien kategorie herunterladen datenschutz datenschutzerklärung " +
    "agb impressum kontakt hilfe über uns inhalt springen navigation überspringen akzeptieren ablehnen einstellungen " +
    "bewertungen bewertung anzeige werbung pressemitteilung sperrfrist keine stelle zitieren auf lager vollständigen " +
    "bericht veröffentlicht erschienen aktualisiert und and in den die das der menü",
);
/** A sentence that asks the reader to do something with the page. */
const REQUESTS = [
  /^(?:please )?(?:subscribe (?:to|now|here|for|today)\b|(?:sign up|log in|sign in|register) (?:now|here|today|to|for|with)\b|click (?:here|on|the|to)\b|tap here\b|follow us\b|skip to\b|add to (?:cart|basket|bag)\b|apply (?:now|here|today|online)\b|back to (?:top|overview|all|the)\b|view (?:all|more)\b|(?:show|load) more\b|get in touch\b|contact us\b)/iu,
  /^(?:please )?(?:share (?:this|it on|on)\b|save this\b|print this\b|cite (?:this|as)\b|leave (?:a|your|us a)\b.*\b(?:comment|reply)\b|(?:read|see) (?:more|also|next|the full|the rest)\b|(?:learn|find out|discover) more\b|download (?:the|our|this|a)\b)/iu,
  /^(?:enjoyed this|did you (?:like|enjoy) this|(?:you )?(?:may|might) also (?:like|be interested)|you (?:may|might) also|related (?:posts|articles|stories|content)|tags?:|filed under|posted in|categor(?:y|ies):|free (?:delivery|shipping)\b|in stock\b)/iu,
  /^(?:this|the) (?:post|article|page|story|entry|text|interview)\b.*\b(?:published|posted|filed|updated|appeared|reviewed)\b/iu,
  /^(?:bitte )?(?:lesen sie (?:(?:auch|mehr|hier|weiter|dazu)\b|den (?:ganzen|vollständigen)\b)|mehr (?:lesen|erfahren|dazu|infos?|informationen|zum thema)\b|erfahren sie (?:hier|mehr)\b|hier (?:klicken|geht es|geht’s|finden sie|können sie|kommen sie)\b|klicken sie\b|abonnieren sie\b|melden sie sich\b|folgen sie uns\b|registrieren sie sich\b|zum (?:inhalt|hauptinhalt|seitenanfang|artikel|newsletter|shop|warenkorb)\b|zurück (?:zu|zur|zum|nach)\b|in den warenkorb\b|nach oben\b)/iu,
  /^jetzt (?:bewerben|anmelden|kaufen|bestellen|registrieren|abonnieren|herunterladen|testen|teilen|lesen|buchen|mehr|online)\b/iu,
  /^(?:teilen sie (?:diesen|den|das|dies)\b|(?:diesen|diese|den|die) (?:artikel|beitrag|seite|stelle)\b.* (?:teilen|drucken|merken|empfehlen)$|(?:kommentar|antwort) (?:schreiben|hinterlassen|verfassen)|(?:schreiben|hinterlassen) sie (?:uns )?(?:einen|ihren) kommentar|ähnliche (?:artikel|beiträge|themen)|das könnte (?:sie|dich|ihnen|dir) auch|weitere (?:artikel|beiträge|meldungen|nachrichten)|schlagw[oö]rt|kategorien?:|stelle (?:merken|teilen)|versandkostenfrei|(?:kostenloser|gratis)[- ]?versand|auf lager\b)/iu,
  /^(?:dieser|der|diese|die) (?:artikel|beitrag|text|seite|meldung|interview)\b.*\b(?:veröffentlicht|erschienen|erschien|aktualisiert|geprüft)\b/iu,
];
const MAX_CONTROL_WORDS = 8;

/** Tells whether a line or a sentence is a control of the page or asks for its use: menus, buttons, "Read more". */
export function isPageControl(text: string): boolean {
  const words = toWords(text).map((word) => word.toLowerCase());
  if (words.length === 0) return true;
  const isControl = (word: string) => CONTROL_WORDS.has(word) || /^\d+$/.test(word);
  if (words.length <= MAX_CONTROL_WORDS && words.every(isControl)) return true;
  return REQUESTS.some((request) => request.test(text));
}
