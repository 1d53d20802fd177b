import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";

/** Words that invite to write something under the post. */
const COMMENT: Record<WritingLanguage, RegExp> = {
  en: /\b(?:comments?|drop (?:me )?a|tell (?:me|us)|let (?:me|us) know|share your|write (?:me|us|below)|what would you add|add yours)\b/i,
  de: /\b(?:kommentar\p{L}*|kommentier\p{L}*|schreib\p{L}*|teil(?:t|en Sie| deine| mir)\b|sag(?:t|en Sie)? (?:mir|uns)|verrat\p{L}*|erzähl\p{L}*|was würde(?:st du|t ihr|n Sie))/iu,
};
/** What makes readers do something, other than read. */
const ASKED_TO_ACT: Record<WritingLanguage, RegExp> = {
  en: /\b(?:comment below|in the comments|let (?:me|us) know|what do you think|what about you|how about you|share (?:your|this)|follow me|repost|DM me|link in|tell (?:me|us)|tag (?:a|someone)|agree\?)/i,
  de: /(?:\bin (?:die|den) Kommentare|\bkommentier\p{L}*|\bwas (?:denk|mein|sag)\p{L}* (?:du|ihr|Sie)|\bwie (?:siehst|seht|sehen) (?:du|ihr|Sie)|\bund (?:du|ihr|Sie|bei (?:dir|euch|Ihnen))\?|\bteil(?:e|t|en Sie) (?:diesen|deine|eure|Ihre)|\bfolg(?:e|t|en Sie) mir|\bschreib(?:t|e|en Sie)? (?:es |mir|uns))/iu,
};
const TO_READERS: Record<WritingLanguage, RegExp> = {
  en: /\b(?:you|your|yours)\b/i,
  de: /(?:\b(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)\b|\b(?:Sie|Ihnen|Ihr|Ihre\p{L}*)\b)/u,
};

/** Whether a text's last sentences invite readers to comment. */
export const asksForComment = (last: string[], language: WritingLanguage) =>
  last.some((sentence) => COMMENT[language].test(sentence) || sentence.endsWith("?"));

/** Whether they put a question that can be discussed. */
export const opensDiscussion = (last: string[]) => last.some((sentence) => /\?["”“»)]*$/u.test(sentence));

/** Whether they ask readers to do anything, or put a question to them. */
export const asksForAnything = (last: string[], language: WritingLanguage) =>
  last.some(
    (sentence, i) =>
      ASKED_TO_ACT[language].test(sentence) ||
      (i === last.length - 1 && sentence.endsWith("?") && TO_READERS[language].test(sentence)),
  );
