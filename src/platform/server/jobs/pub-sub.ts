import { EventEmitter } from 'node:events';

/** Publish/subscribe inside one process, to wake waiting code early. A message without a subscriber is dropped. */
export interface PubSub {
  publish(topic: string): void;
  /** Resolves when the topic is published, or after the timeout: changes of other processes are only seen by polling. */
  wait(topic: string, milliseconds: number): Promise<void>;
}

export function createPubSub(): PubSub {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (topic) => {
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
