type ErrorReporter = (error: unknown) => void;

let current: ErrorReporter = () => undefined;

/** Sets the reporter of errors caught by an error boundary. Until then they are not reported. */
export function setErrorReporter(reporter: ErrorReporter): void {
  current = reporter;
}

/** Passes a caught error to the reporter, which decides what is sent. */
export function reportCaughtError(error: unknown): void {
  current(error);
}
