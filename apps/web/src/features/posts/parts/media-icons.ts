import { FileText, Film, Image } from "lucide-react";

/** The icon of each kind of file. */
export const MEDIA_ICONS = { image: Image, video: Film, document: FileText };
