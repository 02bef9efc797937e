import { EventEmitter } from 'node:events';

/** "Something happened to this": wakes whoever waits in this process. Nothing is lost when nobody hears it. */
export interface Signals {
  tell(topic: string): void;
  /** Resolves when the topic is told, or after so many milliseconds: other processes are only heard by looking again. */
  wait(topic: string, milliseconds: number): Promise<void>;
}

export function createSignals(): Signals {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    tell: (topic) => {
      emitter.emit(topic);
    },
    wait: (topic, milliseconds) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(topic, done);
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        emitter.on(topic, done);
      }),
  };
}
