import { type Situation, situation } from './situation.ts';

/** The body, and growing out of things. */
export const GROWING: readonly Situation[] = [
  situation(
    'wont',
    'funny',
    'washing',
    'washing, baths and hair',
    'wash(?:es|ing)? (?:his|her|their) (?:hands|hair|face)|bath ?time|(?:in|into|out of) the (?:bath|shower)|shampoo|plug ?hole|germs|hair ?brush\\w*|brush(?:es|ing)? (?:his|her|their) hair|knots',
  ),
  situation(
    'cant-yet',
    'tender',
    'bedwetting',
    'a wet bed',
    'bed ?wetting|wets? (?:the|his|her|their) bed|wet beds?|dry at night|accidents? at night|pull ?ups',
  ),
  situation(
    'new-thing-coming',
    'plain',
    'glasses',
    'glasses, a brace or a hearing aid',
    '(?:new|wear(?:ing|s)?|needs?|got|first) (?:\\w+ )?(?:glasses|braces?|hearing aids?|eye patch|insulin pump|inhaler|cast)|(?:his|her|their) (?:new )?(?:glasses|braces?|hearing aids?|inhaler)',
  ),
  situation(
    'letting-go',
    'tender',
    'weaning',
    'the end of breastfeeding',
    'breast ?feed\\w*|breast ?milk|wean\\w*|nurs(?:es|ing) (?:him|her) to sleep|no more milk',
  ),
  situation(
    'new-thing-coming',
    'plain',
    'own-bed',
    'a bed or a room of one’s own',
    '(?:his|her|their) own (?:bed|room)|big (?:boy|girl|kid)? ?bed|new bed|from the cot|sleeps? in our bed|comes? into our bed|shar(?:e|es|ing) a room',
  ),
  situation(
    'letting-go',
    'plain',
    'outgrown',
    'things that are too small now, or are given away',
    'outgr(?:own|ew|ows)|too (?:small|big) for (?:it|them|him|her)? ?now|(?:give|giving|gave|sell|selling|sold) (?:away )?(?:her|his|the|our) old|(?:old|favourite|favorite) (?:\\w+ )?(?:no longer fits|doesnt fit)|throw(?:s|ing)? (?:anything|nothing) away|hoards?',
  ),
  situation(
    'wont',
    'plain',
    'wanting-things',
    'wanting what one cannot have',
    'wants? (?:everything|one too|what)|every time we go (?:to|into) (?:a|the) shop|in (?:the )?shops? (?:she|he|they) (?:wants|screams)|everyone else has|(?:keeps|always) asking for (?:a|new)|cant afford|no money',
  ),
];
