/** The columns of an AudienceView. */
export const AUDIENCE_COLUMNS = {
  id: true,
  version: true,
  name: true,
  description: true,
  updatedAt: true,
  deletedAt: true,
} as const;
