/** Where this emulator shows an uploaded asset. */
export const mediaUrl = (urn: string) => `/dms/asset/${urn.split(":").slice(2).join("/")}`;
