/** Error codes of exports. */
export type DataExportErrorCode =
  /** Another one is being written. */
  | "export_running"
  /** Missing, expired, another user's, or not by its link: all answer alike. */
  | "export_not_found";

export const EXPORT_LIMITS = {
  /** How long the file is kept. */
  hours: 24,
  /** Renewed with each file and page of rows: longer than the largest file takes. */
  leaseMs: 5 * 60_000,
  /** How often it is started again after a process died or a file could not be read. */
  tries: 3,
  /** Rows of one query. */
  pageSize: 500,
  /** One that takes longer is announced by email. */
  slowMs: 60_000,
} as const;

/** An export as screens show it. */
export type DataExportView = {
  id: string;
  status: "queued" | "running" | "ready" | "failed" | "expired";
  /** In percent. */
  progress: number;
  createdAt: Date;
  /** When the file is purged. */
  expiresAt: Date | null;
  bytes: number | null;
  /** The address of the file, which ends with it; null when there is none, or the sign-in is too old for it. */
  link: string | null;
};
