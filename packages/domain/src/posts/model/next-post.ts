/** The scheduled post that is tried before all others. */
export type NextPost = {
  id: string;
  /** The first 280 characters of its text. */
  excerpt: string;
  /** What the user chose: instant and zone. */
  scheduledAt: Date;
  zone: string;
  /** When it is tried; later than scheduledAt after a set-back. */
  dueAt: Date;
  mediaCount: number;
  /** It does not go out unless LinkedIn is reconnected. */
  heldBack: boolean;
};
