/** The scheduled post that is sent before all others. */
export type NextPost = {
  id: string;
  /** The first 280 characters of its text. */
  excerpt: string;
  /** Instant and zone that the user chose. */
  scheduledAt: Date;
  zone: string;
  /** When it is tried; later than scheduledAt after a failed try. */
  dueAt: Date;
  mediaCount: number;
  /** Whether it does not go out unless LinkedIn is reconnected. */
  heldBack: boolean;
};
