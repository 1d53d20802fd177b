/** How wide the columns are, from 768 px on; rows use it too. */
export const COLUMNS = "md:grid md:grid-cols-[minmax(0,1fr)_11rem_13rem_3.5rem] md:gap-x-3";
