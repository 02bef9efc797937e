/** What is heard of one text that is being said. */
export interface Hearing {
  began(): void;
  /** The voice is at this character of the text. Many engines never say so. */
  reached(at: number): void;
  ended(): void;
  /** Something else took the voice away; nothing is wrong with it. */
  interrupted(): void;
  failed(): void;
}

/** Something that reads aloud, one text at a time. */
export interface Voice {
  isSupported(): boolean;
  /** Says a text, and nothing of what it said before. Unless hushed, it ends, is interrupted or fails, once. */
  say(text: string, hearing: Hearing): void;
  /** Falls silent; nothing more is heard of the text. */
  hush(): void;
}
