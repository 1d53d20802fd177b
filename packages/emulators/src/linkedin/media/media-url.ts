/** The path at which this emulator serves an uploaded asset. */
export const mediaUrl = (urn: string) => `/dms/asset/${urn.split(":").slice(2).join("/")}`;
