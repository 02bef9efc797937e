import { fileURLToPath } from 'node:url';

/** The folder of the SQL migrations, beside this file both in the source and in the build. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
