import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

/** What the author is said to have lived through. Opinions ("I think", "ich finde") are not in here. */
const CLAIMS: Record<WritingLanguage, RegExp[]> = {
  en: [
    /\b(?:I|we)(?:['’]ve| have| had| once| recently| just| never| finally| also)* (?:was|were|had|been|worked|work(?:ed)? with|learn(?:ed|t)|saw|seen|met|built|led|started|joined|left|quit|lost|made|failed|spent|tried|asked|told|hired|managed|helped|launched|realized|realised|discovered|remember|grew|went|got|used to|noticed|watched|sat|heard)\b/i,
    /\bin (?:my|our) (?:own )?experience\b/i,
    /\b(?:my|our) (?:own )?(?:career|clients?|customers?|team|boss|manager|company|employer|colleagues?|first job|last job|mistakes?|journey|startup|start-up)\b/i,
    /\bwhen I (?:was|first|started|began)\b/i,
    /\b(?:my|our) (?:story|lesson)\b/i,
  ],
  de: [
    /\b(?:ich|wir) (?:habe|haben|hatte|hatten|war|waren|bin|sind|wurde|wurden|arbeitete|lernte|sah|traf|baute|leitete|begann|verließ|verlor|machte|scheiterte|versuchte|fragte|erlebte|merkte|stand|saß|erinnere)\b/i,
    /\b(?:habe|hatte|war|bin|wurde|lernte|sah|traf|merkte|erlebte|fragte|stand|saß|erinnere|haben|hatten|waren|wurden) (?:ich|wir)\b/i,
    /\b(?:meiner|unserer) (?:eigenen )?(?:Erfahrung|Arbeit|Praxis|Laufbahn|Karriere)\b/i,
    /\b(?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) (?:Kunden?|Kundin(?:nen)?|Team|Chef(?:in)?|Firma|Unternehmen|Arbeitgeber|Karriere|Laufbahn|Kolleg(?:e|en|in|innen)|Fehler|Weg|Geschichte)\b/i,
    /\b[Aa]ls ich (?:\p{Ll}+ )*(?:anfing|begann|war|wurde)\b/u,
  ],
};

/** The words that claim an experience of the author; null when there are none. Quoted words are somebody else's. */
export function findExperience(text: string, language: WritingLanguage): string | null {
  const own = text.replace(/["“„«»‚‘][^"“”„«»]{0,600}["”“»«]/gu, " ");
  for (const claim of CLAIMS[language]) {
    const found = claim.exec(own);
    if (found) return found[0];
  }
  return null;
}
