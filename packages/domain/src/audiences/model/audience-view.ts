/** A saved target audience as screens see it. */
export type AudienceView = {
  id: string;
  version: number;
  name: string;
  description: string;
  updatedAt: Date;
  /** Set: it can still be restored. */
  deletedAt: Date | null;
};
