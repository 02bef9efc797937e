import { type Situation, situation } from './situation.ts';

/** Fears that are about more than one thing, and being shy. */
export const FEARS: readonly Situation[] = [
  situation(
    'afraid',
    'plain',
    'loud-noises',
    'loud noises',
    '(?:loud|sudden) (?:noises?|bangs?|sounds?|voices?)|hand ?dryers?|hoover|vacuum(?: cleaner)?|balloons? (?:pops?|popping|bursts?)|fire ?works|alarms?|blender|lawn ?mower|flush(?:es|ing)?|covers? (?:his|her|their) ears|hands over (?:his|her|their) ears',
  ),
  situation(
    'afraid',
    'plain',
    'being-alone',
    'being alone in a room or upstairs',
    '(?:upstairs|anywhere|to the toilet|to the bathroom|in a room|in his room|in her room) (?:alone|by (?:himself|herself|themselves)|on (?:his|her|their) own)|being (?:left )?alone|follows me (?:everywhere|from room to room)',
  ),
  situation(
    'afraid',
    'tender',
    'world-news',
    'war, fires and other news',
    '(?:the|a) wars?|on the news|bombs?|sirens?|bush ?fires?|wild ?fires?|floods?|earthquakes?|burglars?|climate change|end of the world|terroris\\w+',
  ),
  situation(
    'afraid',
    'tender',
    'fear-of-dying',
    'questions about dying',
    '(?:am|are|is|will) (?:i|you|we|she|he|mummy|daddy) (?:going to )?die|(?:afraid|scared|worr\\w+|frightened|talks?|asks?|asking|questions) (?:\\w+ )?(?:of|about) (?:dying|death)|what happens when (?:you|we|people) die',
  ),
  situation(
    'afraid',
    'tender',
    'shyness',
    'being shy, and speaking up',
    'shy|shyness|(?:put|raise|raises|puts) (?:his|her|their) hand up|never (?:raises|puts up) (?:his|her|their) hand|doesnt (?:talk|speak) (?:at|to|in)|wont (?:talk|speak|say hello)|hides behind (?:me|my|us)|selective mut\\w+|speak(?:ing)? up|whispers',
  ),
];
