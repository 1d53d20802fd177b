const NOTICES = [
  // Cookies and consent.
  /\b(?:we|us|site|website|page|partners|store)\b.{0,60}\b(?:uses?|sets?|stores?|place)\b.{0,40}\bcookies?\b/iu,
  /\b(?:accept|reject|allow|manage|agree|consent|preferences|settings|essential|necessary|by continuing)\b.{0,60}\bcookies?\b/iu,
  /\bcookies?\b.{0,60}\b(?:accept|agree|consent|preferences|settings|improve your|your browser)\b/iu,
  /\b(?:wir|seite|website|webseite|partner|shop)\b.{0,60}\b(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|speicher[nt])\b.{0,40}\bcookies?\b/iu,
  /\b(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t))\b.{0,20}\b(?:wir|seite|website|webseite)\b.{0,40}\bcookies?\b/iu,
  /\bcookies?\b.{0,60}\b(?:akzeptier\p{L}*|zustimm\p{L}*|stimmen|einwillig\p{L}*|einstellungen|browser)(?!\p{L})/iu,
  /\b(?:akzeptier\p{L}*|stimmen|zustimm\p{L}*|einwillig\p{L}*|notwendige)\b.{0,60}\bcookies?\b/iu,
  // Rights, terms and data protection.
  /^\s*(?:©|\(c\)|copyright\b)/iu,
  /\ball rights reserved\b|\balle rechte vorbehalten\b/iu,
  /\b(?:agree|accept|read|see|find|subject|details)\b.{0,60}\b(?:privacy (?:policy|notice)|terms (?:of|and))/iu,
  /\b(?:privacy (?:policy|notice)|terms of (?:use|service))\b.{0,40}\b(?:apply|agree|accept)\b/iu,
  /\b(?:stimmen|akzeptieren|gelten|lesen|finden|informationen|hinweise|details)\b.{0,60}\b(?:datenschutz(?:erklärung|hinweise\p{L}*|bestimmungen)?|nutzungsbedingungen|agb)(?!\p{L})/iu,
  /(?<!\p{L})(?:datenschutzerklärung|datenschutzhinweise|nutzungsbedingungen|agb)\b.{0,40}\b(?:gelten|zustimm\p{L}*|akzeptier\p{L}*|gelesen)(?!\p{L})/iu,
  /\b(?:your )?e-?mail(?: address)? will not be (?:published|shared)|\brequired fields\b/iu,
  /\be-?mail-adresse wird nicht (?:veröffentlicht|weitergegeben)|\berforderliche felder\b|\bpflichtfelder\b/iu,
  // Scripts and browsers.
  /\b(?:enable|activate|requires?|aktivieren sie|benötigt)\b.{0,40}\bjavascript\b/iu,
  /\byour browser (?:does not|doesn't|is)\b|\bihr browser (?:unterstützt|ist)\b/iu,
  // Newsletters.
  /\b(?:subscribe|sign up|unsubscribe)\b.{0,60}\b(?:newsletter|updates|inbox)\b/iu,
  /\bnewsletter\b.{0,40}\b(?:abonnieren|anmelden|abbestellen|erhalten)\b/iu,
  // Identifiers and contact data.
  /^(?:doi|isbn|issn|issue|ausgabe|job id|ref(?:erence)?|kennziffer|referenz|artikelnummer|art\.-nr|sku)\b[\s.:-]*\S*\d/iu,
  /^[^.!?]*(?:[\w.+-]+@[\w-]+\.\w{2,}|\b(?:tel(?:efon)?|phone|fax|mobil)\b\.?:?\s*[+\d(])/iu,
  /\|.*\|/u,
];

/** Tells whether a sentence is a notice of the site: cookies, rights, data protection, scripts, newsletter, contact data. */
export const isSiteNotice = (text: string): boolean => NOTICES.some((notice) => notice.test(text));
