/** Words between commas. */
export const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** Phrases, one a line, in the notation of the writer. */
export const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);
