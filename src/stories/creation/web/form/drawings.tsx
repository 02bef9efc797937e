import type { ReactNode } from 'react';
import type { AgeBand } from '../../../../studio/age-bands.ts';
import type { Structure } from '../../../../studio/contract.ts';

/** A drawing of the book format of each age band, to scale with each other. */
export const BOOKS: Readonly<Record<AgeBand, ReactNode>> = {
  '0-3': (
    <svg viewBox="0 0 84 88" aria-hidden="true">
      <path className="wash" d="M15 45c12-4 33-4 47-1 3 11 2 24 0 37-15 3-33 3-47 0-2-11-2-26 0-36Z" />
      <path
        className="ink"
        d="M11 42c14-2 31-2 45 0 3 .5 4 2 4 5 1 10 1 21 0 31-.3 3-1 4-4 4-15 1-30 1-44 0-3-.3-4-1-4-4-1-10-1-21 0-32 .2-2.5 1-3.7 3-4ZM60 46l6 3c2 1 2.5 2.5 2.5 5 .4 9 .3 18-.1 26-.2 2.6-1 3.2-4 3.200L56 82M64 49v34"
      />
      <path className="ink" d="M34 70c-8-6-11-9-10-13 1-3.5 6-4 9 1 3-5 8-4 9-.5.8 4-2 7-8 12.500Z" />
    </svg>
  ),
  '3-7': (
    <svg viewBox="0 0 84 88" aria-hidden="true">
      <path className="wash-2" d="M7 34c23-3 46-3 68 0 2 16 2 33 0 49-23 2-46 2-68 0-2-16-2-33 0-49Z" />
      <path
        className="ink"
        d="M4 31c23-2 47-2 71 0 1.5 17 1.5 34 0 51-24 1.5-48 1.5-71 0-1.6-17-1.6-34 0-51ZM9 31c-1 17-1 34 0 51M75 33l3 .7c1.3 16 1.3 32 0 48l-3 .5"
      />
      <path
        className="ink"
        d="M18 70c6-12 11-17 15-17 5 0 7 9 13 9 5 0 8-8 13-8 3 0 6 4 9 12M52 44a4 4 0 1 0 8 0 4 4 0 0 0-8 0"
      />
    </svg>
  ),
  '6-8': (
    <svg viewBox="0 0 84 88" aria-hidden="true">
      <path className="wash-3" d="M18 22c14-2 27-2 40 0 2 20 2 40 0 60-13 2-26 2-40 0-2-20-2-40 0-60Z" />
      <path
        className="ink"
        d="M14 19c14-2 28-2 42 0 1.5 21 1.5 42 0 63-14 1-28 1-42 0-1.5-21-1.5-42 0-63ZM19 19c-1 21-1 42 0 63M56 22l4 .6c1 20 1 39 0 59l-4 .6"
      />
      <path
        className="ink"
        d="M26 33c8-1 16-1 24 0M29 41c6-.6 12-.6 18 0M30 66c3-9 12-12 17-10-1 7-8 12-16 11l-3 6"
      />
    </svg>
  ),
  '8-12': (
    <svg viewBox="0 0 84 88" aria-hidden="true">
      <path className="wash-4" d="M15 12c14-2 26-2 39 0 2 23 2 47 0 70-13 2-26 2-39 0-2-23-2-47 0-70Z" />
      <path
        className="ink"
        d="M11 9c14-2 27-2 41 0 1.5 24 1.5 49 0 73-14 1-27 1-41 0-1.5-24-1.5-49 0-73ZM16 9c-1 24-1 49 0 73M52 11l13 3c1.3 22 1.3 45 0 67l-13 1.500M56 14c1 22 1 45 0 66M60.5 15c1 22 1 44 0 65"
      />
      <path
        className="ink"
        d="M24 24c7-1 14-1 21 0M26 31c5-.6 11-.6 16 0M24 66l10-22 11 22M28 58c4-1 9-1 13 0"
      />
    </svg>
  ),
};

/** The plot of each structure, drawn as a line. */
export const PLOTS: Readonly<Record<Structure, ReactNode>> = {
  classic: (
    <svg viewBox="0 0 160 64" aria-hidden="true">
      <path className="wash" d="M10 54C40 52 62 46 84 16c16 20 34 34 66 38Z" />
      <path className="ink" d="M10 54c32-2 54-10 74-40 14 22 34 37 66 40" />
      <circle className="ink" cx="84" cy="14" r="3" />
    </svg>
  ),
  fairytale: (
    <svg viewBox="0 0 160 64" aria-hidden="true">
      <path className="wash-2" d="M8 54c10-26 28-26 38 0ZM52 54c10-34 30-34 42 0ZM100 54c10-42 38-42 50 0Z" />
      <path className="ink" d="M6 54c14-30 28-30 40-1 14-38 34-38 50 0 14-46 36-48 56 1" />
      <path className="ink" d="M126 8v-5M126 3l7 2-7 2" />
    </svg>
  ),
  hero_journey: (
    <svg viewBox="0 0 160 64" aria-hidden="true">
      <path
        className="wash-3"
        d="M22 36C24 14 54 6 84 7c34 1 58 12 56 27-2 17-32 24-62 23-30-1-54-8-56-21Z"
      />
      <path className="ink" d="M20 38C20 14 52 6 84 7c34 1 58 12 56 27-2 18-34 25-66 22-20-1.5-36-6-44-12" />
      <path className="ink" d="m37 46-9-3.5.6 9.500M10 46l10-8 10 8M13 44v12h14V44" />
    </svg>
  ),
};
