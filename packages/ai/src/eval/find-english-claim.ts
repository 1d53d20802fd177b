/** Verbs of opinions, wishes and phrases that claim no experience. Any other verb after "I" is a claim. */
const NO_CLAIM = new Set(
  (
    "think believe doubt would wouldn should shouldn could couldn can can't cannot will won may might must shall ought " +
    "recommend suggest propose prefer argue say mean guess suppose assume expect hope wish want need like love hate " +
    "enjoy agree disagree know understand see find feel wonder bet admit fear worry care trust distrust consider call " +
    "urge encourage invite challenge dare promise insist support value welcome appreciate vote refuse repeat count " +
    "imagine get stand plead"
  ).split(" "),
);
const STANCE =
  /^(?:\p{Ll}+ly |so |all |still |not |just |also |rather |quite |very )*(?:not|no|sure|convinced|certain|confident|afraid|glad|happy|sorry|curious|sceptical|skeptical|aware|against|for|in favou?r|with|fond|tired|saying|talking|thinking|asking|suggesting|optimistic|pessimistic|grateful|hopeful|told)\b/u;
const HAVE_STANCE =
  /^(?:a |an |my |one |some |only |simply |just )*(?:no|nothing|to (?:say|admit|confess)|doubts?|questions?|opinions?|theory|hunch|feeling|request|wish|objections?|suggestion|respect)\b/;
const ADVERB =
  /^(?:\p{Ll}+ly|do|don|still|also|always|often|never|just|rather|sometimes|even|too|myself|for one|would|not|n't|once|now|then|therefore|however|once|first|later|all)$/u;
/** "World War I ended", "in part I the". */
const NUMERAL =
  /(?:War|Phase|Part|Chapter|Level|Type|Class|Stage|Grade|Volume|Act|Tier|Title|Section|Division)$/i;
/** Phrases about nothing that happened: "if I were", "why am I", "should I". */
const ASKED_OR_SUPPOSED =
  /\b(?:if|unless|whether|suppose|imagine|am|do|does|did|can|could|should|shall|will|would|may|might|must|was|were|have|had)$/i;
const INVERTED = /\b(?:never|only|rarely|seldom|not once|nowhere|not until)\b[^,;:]*\b(?:have|had|did|was)$/i;

const WHO =
  "career|clients?|customers?|teams?|boss|managers?|company|firm|employers?|employees?|staff|colleagues?|co-?workers?|jobs?|mistakes?|journey|startup|start-up|business|consultancy|agency|practice|studio|department|co-?founders?|mentors?|investors?|wife|husband|daughters?|sons?|kids|children|father|mother|parents|story|lesson|degree|thesis|podcast|newsletter";
/** Words between "my" and its noun that do not describe it. */
const TO_NOUN =
  "(?:(?!(?:view|opinion|take|guess|advice|question|point|on|of|to|for|about|in|and|is|with|the|a)\\b)[\\w-]+ ){0,2}";
const DONE =
  "built|led|met|won|lost|left|made|sold|ran|wrote|hired|began|grew|saw|told|asked|brought|bought|spent|chose|gave|took|sent|held|went|came|drew|shut|threw|taught|paid|broke|found|dropped|got|worked";
const DONE_SINCE =
  "hired|helped|launched|cancell?ed|tested|tried|introduced|switched|replaced|founded|raised|moved|stopped|shipped|saved|grown|seen|written|run|begun|taken|given|doubled|halved";
/** Past tenses that speak of everybody. */
const OF_ALL =
  "need|needed|used|agreed|seemed|wanted|evolved|reached|believed|liked|feed|speed|exceed|proceed|succeed|indeed|breed|bleed";
const NUMBER =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|many|several|a few|a decade)\\+?";
const OTHERS =
  "(?:most|many|few|some|people|employees|managers|teams|companies|they|nobody|everyone|you|it)\\b";

const CLAIMS = [
  new RegExp(`\\b(?:my|our) ${TO_NOUN}(?:${WHO})\\b`, "i"),
  /\b(?:in|from) (?:my|our) (?:own )?(?:\w+ )?experience\b/i,
  // "We cancelled" and "we have just hired" are claims; "we have learned" speaks of everybody.
  new RegExp(
    `\\bwe(?: once| recently| just| never| finally| also| then| simply| both| later)* (?:(?!(?:${OF_ALL})\\b)[a-z]{2,}ed|${DONE})\\b`,
    "i",
  ),
  new RegExp(
    `\\bwe(?:['’]ve| have)(?: once| recently| just| never| finally| also| since)* (?:${DONE}|${DONE_SINCE})\\b`,
    "i",
  ),
  /\bwe (?:help|advise|coach|serve|train) (?:\w+ )?(?:clients|customers|companies|founders|firms|businesses|leaders|teams)\b/i,
  // "A client told me"; not "tell me", "it seems to me".
  /\b(?!(?:need|indeed|feed)\b)(?:[a-z]{2,}ed|told|taught|wrote|gave|showed|sent|made|paid|left|got|took|brought|kept|led|met) me\b/,
  new RegExp(
    `\\b(?:after|with|for) (?:the (?:last|past) |over |more than )?${NUMBER}(?: \\w+)? years (?:in|as|at|with|of|behind)\\b(?! age\\b)(?!.*, ${OTHERS})`,
    "i",
  ),
  /\b(?:behind me|under my belt)\b/i,
];

/** Returns the words of a sentence that claim an experience of its author; null when there are none. */
export function findEnglishClaim(sentence: string): string | null {
  for (const { index } of sentence.matchAll(/(?<![\p{L}\p{N}’'/-])I(?![\p{L}\p{N}/.-])/gu)) {
    const claim = claimOfI(sentence.slice(0, index), sentence.slice(index + 1));
    if (claim !== null) return claim;
  }
  for (const claim of CLAIMS) {
    const found = claim.exec(sentence);
    if (found) return found[0];
  }
  return null;
}

function claimOfI(before: string, after: string): string | null {
  const prior = before.trimEnd();
  if (NUMERAL.test(prior)) return null;
  if (INVERTED.test(prior)) return `${prior.split(" ").at(-1)} I`;
  if (ASKED_OR_SUPPOSED.test(prior)) return null;
  const [, contracted, rest] = /^(?:['’](m|ve|d|ll)\b)?\s*(.*)$/su.exec(after) ?? [];
  if (contracted === "ll") return null;
  if (contracted === "d")
    return /^(?!need|feed)(?:been|[a-z]{2,}ed)\b/.test(rest ?? "") ? `I’d ${rest}` : null;
  const words = [...(rest ?? "").matchAll(/^[a-z'’]+|(?<=^[a-z'’ ]*) [a-z'’]+/g)].map(([word]) =>
    word.trim(),
  );
  if (contracted) words.unshift(contracted === "m" ? "am" : "have");
  const at = words.findIndex((word, i) => i > 3 || !ADVERB.test(word.replace(/['’]t$/, "")));
  const verb = words[at]?.replace(/['’]t$/, "");
  if (verb === undefined || verb === "") return null;
  const then = words.slice(at + 1).join(" ");
  if (verb === "am") return STANCE.test(then) ? null : `I am ${then}`;
  if (verb === "have" || verb === "haven") return HAVE_STANCE.test(then) ? null : `I have ${then}`;
  return NO_CLAIM.has(verb) ? null : `I ${verb}`;
}
