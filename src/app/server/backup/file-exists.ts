import { stat } from 'node:fs/promises';

/** True when the file or folder exists. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
