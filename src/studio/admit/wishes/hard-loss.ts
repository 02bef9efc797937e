import { linesOf } from './lines.ts';

/** Death, illness and accidents. */
export const LOSS = linesOf(`
  Her grandpa died on Sunday and she keeps asking when he comes back
  My mum died of breast cancer, help my son with it
  Our dog Rusty was hit by a car and died in front of him
  the goldfish is dead
  Stillbirth: our baby sister was born sleeping
  We lost the baby, I had a miscarriage and big sister is sad
  His dad killed himself last month and he thinks it is his fault
  Suicide of an uncle, how do I explain it to a six year old
  her cousin took his own life
  Mummy's friend hanged herself and my daughter overheard it
  My husband shot himself, our kids know, they need words
  Daddy died in Afghanistan
  Her brother drowned last summer
  a friend from kinder was killed in a car accident
  Her twin died at birth
  What happens when we die
  Is heaven real, where is nan now
  Going to a funeral for the first time, open coffin
  Cremation: what is that
  Nana has dementia and forgets her name
  Mum has cancer and will lose her hair
  He has leukaemia and is in hospital for chemo
  she's terminally ill and knows it
  Palliative care of a little sister
  A heart operation for a four year old
  He broke his leg and hates the plaster
  she is scared of needles and blood
  Taking insulin every day with type 1 diabetes
  She must take her tablets though they taste awful
  Epilepsy: a seizure at school
  Allergies: she could die from peanuts and is afraid of parties
  Mum is in intensive care after a crash
  We had to put our old cat to sleep
  Grandma was murdered, it was on the news, and the kids found out
  their aunt was killed by her partner
  He saw a dead bird and wonders about dying
  Scared that mummy will die
  Wishes he could die to be with grandpa in heaven
  The fox killed all our chickens
  Her rabbit was killed by the neighbour's dog
  He accidentally stepped on the chick and it died
  A house fire took everything
  The bushfire burned down our street
  flood took our home and the horses drowned
  earthquake and nightmares afterwards
  The cyclone destroyed grandma's house
  Her friend has burns all over her body from an accident
  losing a leg, getting a prosthesis
  His sister died of an overdose
  Uncle drank himself to death
  covid took her grandfather
  Mum had an abortion and daughter heard about it
  SIDS, our baby boy
  euthanasia of grandpa, he chose to die
`);
