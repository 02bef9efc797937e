/** The events of one text that is being spoken. */
export interface VoiceEvents {
  began(): void;
  /** The voice is at this character of the text. Many engines never report it. */
  reached(at: number): void;
  ended(): void;
  /** Something else interrupted the voice; this is not an error. */
  interrupted(): void;
  failed(): void;
}

/** Reads aloud, one text at a time. */
export interface Voice {
  isSupported(): boolean;
  /** Speaks a text and cancels the previous one. Unless canceled, it ends, is interrupted or fails, once. */
  say(text: string, events: VoiceEvents): void;
  /** Stops speaking; no further events of the text follow. */
  cancel(): void;
}
