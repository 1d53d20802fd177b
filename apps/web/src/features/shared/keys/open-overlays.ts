/** Open layers that ask or hold something. */
export const OPEN_DIALOGS = "[role=dialog], [role=alertdialog], dialog[open]";

/** Open layers, which get all single keys. */
export const OPEN_OVERLAYS = `${OPEN_DIALOGS}, [role=menu], [role=listbox]`;
