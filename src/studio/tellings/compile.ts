import { compileLibrary } from './library.ts';

/** Run by the build, in the folder of the built server. */
compileLibrary();
