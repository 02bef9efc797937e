import { type Situation, situation } from './situation.ts';

/** What children love to do. */
export const JOYS: readonly Situation[] = [
  situation(
    'pure-joy',
    'joyful',
    'festival',
    'a festival',
    'christmas|santa|eid|ramadan|diwali|hanukkah|easter|halloween|lunar new year|chinese new year|thanksgiving|purim|holi|carnival|advent',
  ),
  situation(
    'pure-joy',
    'joyful',
    'loves-sport',
    'loving a sport',
    '(?:loves?|mad about|obsessed with|adores?|crazy about|plays?) (?:\\w+ )?(?:football|soccer|cricket|netball|rugby|tennis|basketball|gymnastics|swimming|skating|running|surfing|dancing|ballet)',
  ),
  situation(
    'pure-joy',
    'joyful',
    'loves-making',
    'loving to make things',
    '(?:loves?|mad about|obsessed with|adores?|crazy about|always) (?:\\w+ )?(?:drawing|painting|building|making|baking|cooking|singing|music|drums?|crafts?|glue|inventing|lego|writing|reading|books)',
  ),
  situation(
    'pure-joy',
    'joyful',
    'imaginary-friend',
    'a friend whom nobody else sees',
    'imaginary|invisible (?:friend|dog|cat|dragon|elephant)|pretend friend|nobody else can see',
  ),
];
