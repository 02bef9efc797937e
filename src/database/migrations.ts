import { fileURLToPath } from 'node:url';

/** The folder of the SQL migrations, beside this file in the source and in the build alike. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
