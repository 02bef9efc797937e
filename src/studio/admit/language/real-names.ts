import { wordsOf } from './words.ts';

/** Capitalised words that are not a surname. */
const NO_NAME =
  /^(?:The|A|An|My|Our|His|Her|He|She|It|We|They|And|But|Or|In|On|At|For|With|Is|Was|Santa|Father|Mother|Little|Big|Red|Black|White|Snow|Captain|King|Queen|Prince|Princess|Christmas|Easter|New|North|South|East|West|Great|Saint|Year|Class|Mr|Mrs|Ms|Miss|Dr|Fat|Old|Funny|Crazy|Silly|Happy|Sad|Brave|Tiny|Slow|Lazy|Grumpy|Stinky|Smelly|Ugly|Mean|Evil|Wicked|Uncle|Aunt|Auntie|Grandma|Grandpa|Granny|Sir|Lord|Lady|General|Baby|Super|Farmer|Robin|Green|Blue|Golden|Magic|Dragon|Pirate|Robot|Detective|Inspector|Agent|Story|Once|Mum|Mom|Dad|Opa|Oma|Sea|Long|Dark|Wild|Young)$/;
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Mister|Dr|Doctor|Professor|Coach|Principal)\.? (\p{Lu}[\p{Ll}'’-]{2,})/gu;
const FULL = /\b(\p{Lu}[\p{Ll}'’-]+) (\p{Lu}[\p{Ll}'’-]{2,})\b/gu;

/** Well-known fictional figures with a title. */
const MADE_UP =
  /^(?:Fox|Bear|Wolf|Mouse|Rabbit|Owl|Cat|Dog|Frog|Toad|Claus|Seuss|Dolittle|Doolittle|Bean|Potato|Men|Poppins|Whisky|Grumpy|Sunshine|Moon|Sun|Robot|Tickle|Messy|Happy|Wonka|Badger|Hedgehog|Penguin|Crab|Snail|Pumpkin|Whiskers|Giggles|Baba|Potter|Dahl|Pan|Duck|Longstocking|Vader|Skywalker|Holmes|Vil|Simpson|Mario|Voldemort|Trunchbull|Twist|Sawyer|Finn|Parks|Frank|Mandela|Newton|Curie|Einstein|Disney|Andersen|Grimm|Grinch|Scrooge|Hood|Pooh|Bunny|Pig|Panther|Malfoy|Weasley|Granger|Baggins|Hook|Nightingale|Keller|Tubman|Galilei|Columbus)$/;

/** Whether a text names somebody who may be real: a title and a surname, or a first name and a surname. */
export function namesSomebody(text: string): boolean {
  for (const [, surname = ''] of text.matchAll(TITLED)) if (!MADE_UP.test(surname)) return true;
  for (const [, first = '', last = ''] of text.matchAll(FULL)) {
    if (!NO_NAME.test(first) && !NO_NAME.test(last) && !MADE_UP.test(last) && wordsOf(last).length === 1)
      return true;
  }
  return false;
}
