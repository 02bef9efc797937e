import type { LongText } from './text.ts';

export const TERMS: LongText = {
  title: 'Terms',
  changed: 'November 2026',
  summary: [
    'You must be 18 or older, and the child’s parent or guardian.',
    'One story costs one credit. Credits never expire. A story that fails costs nothing.',
    'Premium renews by itself until you cancel; what you have paid for stays yours to the end of the period, and so do your credits.',
    'The stories are yours to read, print and share with family and friends. Please read them before your child does.',
    'Nothing here takes away what Australian consumer law gives you.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: [
        'By making an account you agree to these terms and to our privacy page. If you do not agree, please do not use Storywren.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use Storywren',
      body: [
        'You must be 18 or older, and a parent or guardian of the child that a story is for, or have the agreement of a parent or guardian. Children may hear and read stories; they may not have accounts.',
        'Keep your password to yourself, and tell us if you think that somebody else knows it.',
      ],
    },
    {
      id: 'stories',
      title: 'The stories',
      body: [
        'Stories and pictures are made by software from what you tell it. We check every story before you see it, and we choose what may be asked for with children in mind. Software still gets things wrong at times, so please read a story yourself before you read it to your child, and report one that is not right.',
        'Stories are for comfort and delight. They are not medical, psychological or legal advice. If you are worried about a child’s safety, please talk to somebody who can help; in an emergency in Australia, call 000.',
      ],
    },
    {
      id: 'yours',
      title: 'What is yours',
      body: [
        'What you write stays yours. You may read the stories that are made for you, keep them as PDF or EPUB, print them, and share them with family, friends and your child’s class. Please do not sell them, and do not say that a person wrote or painted them.',
        'The software, the name Storywren and the design of the pages stay ours.',
      ],
    },
    {
      id: 'fair',
      title: 'Using it fairly',
      body: [
        'Please do not:',
        [
          'ask for anything sexual, hateful, violent or unlawful, or try to steer the software around its checks',
          'give details of a child that is not in your care without the agreement of a parent or guardian',
          'share a story to hurt or to mock somebody',
          'break in, overload the service, or collect from it by machine',
        ],
        'We may refuse a wish, hide a shared story, or close an account that is used in these ways. A wish that is refused costs no credit.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and prices',
      body: [
        'Prices are in Australian dollars and include GST. Pay as you go costs $2 for one credit, which is one story; larger packs cost less for each. Credits never expire. They are for your own account and cannot be turned into money, except where the law says so.',
        'A credit is taken when a story is begun and comes back by itself if the story cannot be finished.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Premium costs $9.99 a month, with 10 credits at the start and 10 with each renewal; or by the year, with 120 credits at the start and 120 with each renewal. The price is shown before you pay.',
        'Subscriptions renew automatically unless cancelled. You can cancel at any time under My Account; premium then ends with the period that you have paid for. Credits that you have stay yours. If a renewal cannot be paid, we try again for some days and tell you by mail, and premium ends if it still cannot be paid.',
        'We tell you by mail before a price changes, and a new price never applies to a period that is paid.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and your rights',
      body: [
        'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. For major failures with the service you are entitled to cancel and to a refund for the unused portion, or to compensation for its reduced value. You are also entitled to be compensated for any other reasonably foreseeable loss or damage. If a failure is not a major one, you are entitled to have it put right in a reasonable time and, if this is not done, to cancel and be refunded for the unused portion.',
        'If a story is not what it should be, tell us through Report or the contact page. When a payment is refunded, the credits that came with it go back too.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'We work to keep Storywren there whenever bedtime is, but we cannot promise that it is never away. Please keep stories that matter to you as a PDF or EPUB.',
        'So far as the law lets us, we are not liable for loss that we could not reasonably foresee, and our liability for a paid service that was not supplied is limited to supplying it again or paying what that costs.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: [
        'You can delete your account under My Account at any time. We may close an account that breaks these terms; where we can, we tell you first, and credits that you paid for and did not misuse are refunded.',
      ],
    },
    {
      id: 'law',
      title: 'The law',
      body: [
        'These terms are governed by the law of New South Wales, Australia, and its courts decide. If you live elsewhere, you keep the rights that the law of your home gives you as a consumer.',
        'If we change something that matters, we will say so here and by mail before it takes effect.',
      ],
    },
  ],
};
