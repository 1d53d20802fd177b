/** What is read of an audience: the fields of an AudienceView, no more. */
export const AUDIENCE_COLUMNS = {
  id: true,
  version: true,
  name: true,
  description: true,
  updatedAt: true,
  deletedAt: true,
} as const;
