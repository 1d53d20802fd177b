/** A saved target audience as screens see it. */
export type AudienceView = {
  id: string;
  version: number;
  name: string;
  description: string;
  updatedAt: Date;
  /** Set when it is deleted and can still be restored. */
  deletedAt: Date | null;
};

/** The columns of an AudienceView. */
export const AUDIENCE_COLUMNS = {
  id: true,
  version: true,
  name: true,
  description: true,
  updatedAt: true,
  deletedAt: true,
} as const;
