/** The column widths from 768 px on, for the header and the rows. */
export const COLUMNS = "md:grid md:grid-cols-[minmax(0,1fr)_11rem_13rem_3.5rem] md:gap-x-3";
