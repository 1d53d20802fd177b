import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

/** Words that invite readers to comment. */
const COMMENT_INVITATION: Record<WritingLanguage, RegExp> = {
  en: /\b(?:comments?|drop (?:me )?a|tell (?:me|us)|let (?:me|us) know|share your|write (?:me|us|below)|what would you add|add yours)\b/i,
  de: /\b(?:kommentar\p{L}*|kommentier\p{L}*|schreib\p{L}*|teil(?:t|en Sie| deine| mir)\b|sag(?:t|en Sie)? (?:mir|uns)|verrat\p{L}*|erzähl\p{L}*|was würde(?:st du|t ihr|n Sie))/iu,
};
/** Words that ask readers to act. */
const CALL_TO_ACTION: Record<WritingLanguage, RegExp> = {
  en: /\b(?:comment below|in the comments|let (?:me|us) know|what do you think|what about you|how about you|share (?:your|this)|follow me|repost|DM me|link in|tell (?:me|us)|tag (?:a|someone)|agree\?)/i,
  de: /(?:\bin (?:die|den) Kommentare|\bkommentier\p{L}*|\bwas (?:denk|mein|sag)\p{L}* (?:du|ihr|Sie)|\bwie (?:siehst|seht|sehen) (?:du|ihr|Sie)|\bund (?:du|ihr|Sie|bei (?:dir|euch|Ihnen))\?|\bteil(?:e|t|en Sie) (?:diesen|deine|eure|Ihre)|\bfolg(?:e|t|en Sie) mir|\bschreib(?:t|e|en Sie)? (?:es |mir|uns))/iu,
};
const READER_PRONOUN: Record<WritingLanguage, RegExp> = {
  en: /\b(?:you|your|yours)\b/i,
  de: /(?:\b(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)\b|\b(?:Sie|Ihnen|Ihr|Ihre\p{L}*)\b)/u,
};

/** Returns whether the last sentences of a text invite readers to comment. */
export const asksForComment = (last: string[], language: WritingLanguage) =>
  last.some((sentence) => COMMENT_INVITATION[language].test(sentence) || sentence.endsWith("?"));

/** Returns whether they ask a question that can be discussed. */
export const opensDiscussion = (last: string[]) => last.some((sentence) => /\?["”“»)]*$/u.test(sentence));

/** Returns whether they ask readers to do anything or ask them a question. */
export const hasCallToAction = (last: string[], language: WritingLanguage) =>
  last.some(
    (sentence, i) =>
      CALL_TO_ACTION[language].test(sentence) ||
      (i === last.length - 1 && sentence.endsWith("?") && READER_PRONOUN[language].test(sentence)),
  );
