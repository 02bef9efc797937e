import type { TopicId } from '../reading/topic.ts';
import type { Topic } from './topic.ts';
import { ANGER } from './topics/anger.ts';
import { BEDTIME } from './topics/bedtime.ts';
import { BELONGING } from './topics/belonging.ts';
import { BODY } from './topics/body.ts';
import { BULLYING } from './topics/bullying.ts';
import { COURAGE } from './topics/courage.ts';
import { DARK } from './topics/dark.ts';
import { DIFFERENT } from './topics/different.ts';
import { DIVORCE } from './topics/divorce.ts';
import { FOOD } from './topics/food.ts';
import { FRIENDS } from './topics/friends.ts';
import { GRIEF } from './topics/grief.ts';
import { GROWING } from './topics/growing.ts';
import { HELP } from './topics/help.ts';
import { HONESTY, TRUTH } from './topics/honesty.ts';
import { HOSPITAL } from './topics/hospital.ts';
import { JEALOUSY } from './topics/jealousy.ts';
import { KINDNESS } from './topics/kindness.ts';
import { LISTENING } from './topics/listening.ts';
import { LOSING } from './topics/losing.ts';
import { MOVING } from './topics/moving.ts';
import { NATURE } from './topics/nature.ts';
import { PATIENCE } from './topics/patience.ts';
import { PERSEVERANCE } from './topics/perseverance.ts';
import { SCHOOL } from './topics/school.ts';
import { SCREENS } from './topics/screens.ts';
import { SHARING } from './topics/sharing.ts';
import { SIBLING } from './topics/sibling.ts';
import { WORRY } from './topics/worry.ts';

/** The sentences of each topic. Topics without sentences of their own are told with those of a near one. */
const BOOKS: Readonly<Record<TopicId, Topic>> = {
  anger: ANGER,
  bedtime: BEDTIME,
  bullying: BULLYING,
  courage: COURAGE,
  dark: DARK,
  different: DIFFERENT,
  divorce: DIVORCE,
  food: FOOD,
  grief: GRIEF,
  growing: GROWING,
  help: HELP,
  honesty: HONESTY,
  hospital: HOSPITAL,
  jealousy: JEALOUSY,
  kindness: KINDNESS,
  losing: LOSING,
  moving: MOVING,
  nature: NATURE,
  patience: PATIENCE,
  perseverance: PERSEVERANCE,
  school: SCHOOL,
  screens: SCREENS,
  sharing: SHARING,
  sibling: SIBLING,
  truth: TRUTH,
  friends: FRIENDS,
  listening: LISTENING,
  body: BODY,
  belonging: BELONGING,
  mistakes: PERSEVERANCE,
  worry: WORRY,
  gratitude: JEALOUSY,
};

/** The passages with which a topic is told. */
export function bookOf(id: TopicId): Topic {
  return BOOKS[id];
}
