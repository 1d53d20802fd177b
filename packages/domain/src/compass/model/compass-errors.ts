/** Error codes of Content Compass; the reason why a page was not read comes as an event (AnalysisEvent). */
export type CompassErrorCode =
  /** Missing or another user's: the two answer alike. */
  "analysis_not_found";
