import { canTransition } from "@takt/domain/posts/model/post-transitions";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";
import { tokenize } from "./tokenize";

/** Fields of a post that a sentence needs. */
export type NamedPost = Pick<PostSummary, "id" | "excerpt" | "status">;

/** Words that are said around a name: "my draft about …", "den Entwurf über …". */
const FILLERS: Record<TimeLanguage, string> = {
  en: "the a an my our this that draft post about on of to for",
  de: "der die das den dem des ein eine einen mein meine meinen unser unseren entwurf beitrag post uber zu zum vom von",
};
/** Endings by which forms of a word differ: "segeln" is in "Segelschule", "sailing" in "sail". */
const ENDINGS = /(?:ing|ern|en|er|es|s|e|n)$/;
const MIN_STEM_LENGTH = 4;

/** How well a word names a text: it is a word of it, begins one, or is a part or another form of one. */
const EXACT = 3;
const BEGINNING = 2;
const PART = 1;

/** Posts that a sentence can schedule and whose beginning says its subject, the best first; of equals those that come first. */
export function matchPosts<Post extends NamedPost>(
  subject: string,
  posts: readonly Post[],
  language: TimeLanguage,
): Post[] {
  const phrase = tokenize(subject, language);
  const named = dropFillers(phrase, language);
  if (named.length === 0) return [];
  return posts
    .filter(({ status }) => canTransition(status, "schedule"))
    .map((post) => ({ post, score: toScore(named, tokenize(post.excerpt, language)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ post }) => post);
}

/** Whether a text stands word for word in the beginning of a post: then it names that post, whatever time it says. */
export function isQuoted(text: string, posts: readonly NamedPost[], language: TimeLanguage): boolean {
  const phrase = tokenize(text, language).join(" ");
  return (
    phrase !== "" &&
    posts.some(({ excerpt }) => ` ${tokenize(excerpt, language).join(" ")}`.includes(` ${phrase}`))
  );
}

function dropFillers(words: readonly string[], language: TimeLanguage): readonly string[] {
  const fillers = FILLERS[language].split(" ");
  const rest = words.filter((word) => !fillers.includes(word));
  return rest.length > 0 ? rest : words;
}

/** Nothing where a word is missing; more for words that stand together, most at the beginning. */
function toScore(named: readonly string[], title: readonly string[]): number {
  const worst = Math.min(...named.map((word) => Math.max(0, ...title.map((other) => toLevel(word, other)))));
  if (worst === 0) return 0;
  const text = ` ${title.join(" ")} `;
  const phrase = ` ${named.join(" ")} `;
  const together = text.startsWith(phrase) ? 2 : text.includes(phrase) ? 1 : 0;
  return together * (EXACT + 1) + worst;
}

function toLevel(word: string, other: string): number {
  if (other === word) return EXACT;
  if (other.startsWith(word)) return BEGINNING;
  if (word.length < MIN_STEM_LENGTH) return 0;
  const stem = word.replace(ENDINGS, "");
  return other.includes(word) || (stem.length >= MIN_STEM_LENGTH && other.startsWith(stem)) ? PART : 0;
}
