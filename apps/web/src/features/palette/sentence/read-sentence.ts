import { parseTime, type ParsedTime, type TimeText } from "@takt/domain/posts/model/natural-time/parse-time";
import { splitSentence } from "@takt/domain/posts/model/natural-time/split-sentence";
import { isQuoted, matchPosts, type NamedPost } from "./match-posts";

type Settings = Pick<TimeText, "language" | "now" | "zone" | "weekStart" | "hourCycle">;

/** The request in a typed sentence. */
export type SentenceReading<Post extends NamedPost> = {
  /** The words that name a post; empty for a time alone. */
  subject: string;
  /** The post that they name best; null where none is known, and for a time alone. */
  post: Post | null;
  time: ParsedTime;
};

/** Reads "sailing to fri noon" as the post that it names and its time; null where it names no time, or quotes a post. */
export function readSentence<Post extends NamedPost>(
  text: string,
  posts: readonly Post[],
  settings: Settings,
): SentenceReading<Post> | null {
  const { language } = settings;
  if (isQuoted(text, posts, language)) return null;
  const sentence = splitSentence(text, language);
  if (!sentence) return null;
  const { subject } = sentence;
  const time = parseTime({ ...settings, text: sentence.time, whole: true });
  return { subject, post: subject ? (matchPosts(subject, posts, language)[0] ?? null) : null, time };
}
