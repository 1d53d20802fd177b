/** Codes of refusals about Content Compass; why a page was not read comes as an event (AnalysisEvent). */
export type CompassErrorCode =
  /** Missing, or another's: the two answer alike. */
  "analysis_not_found";
