import { stat } from 'node:fs/promises';

/** True when there is a file or a folder of that name. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
