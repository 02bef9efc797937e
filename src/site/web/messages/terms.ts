import type { LongText } from './text.ts';

export const TERMS: LongText = {
  title: 'Terms',
  changed: 'November 2026',
  summary: [
    'You must be 18 or older, and the child’s parent or guardian.',
    'One story costs one credit. Credits never expire. A story that fails costs nothing.',
    'Premium renews automatically until you cancel. If you cancel, you’ll keep it until the end of the period you’ve paid for, and you’ll keep your credits.',
    'The stories are yours to read, print and share with family and friends. Please read them before your child does.',
    'Nothing here takes away your rights under Australian consumer law.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: [
        'By creating an account, you agree to these terms and to our privacy page. If you don’t agree, please don’t use Storywren.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use Storywren',
      body: [
        'You must be 18 or older, and a parent or guardian of the child the story is for, or have a parent or guardian’s permission. Children may hear and read stories, but they may not have accounts.',
        'Keep your password to yourself, and tell us if you think someone else knows it.',
      ],
    },
    {
      id: 'stories',
      title: 'The stories',
      body: [
        'Software makes the stories and pictures from what you tell it. We check every story before you see it, and we decide what you can ask for with children in mind. Software still gets things wrong sometimes, so please read each story yourself before you read it to your child, and report it if it isn’t right.',
        'Stories are for comfort and delight. They aren’t medical, psychological or legal advice. If you’re worried about a child’s safety, please talk to someone who can help. In an emergency in Australia, call 000.',
      ],
    },
    {
      id: 'yours',
      title: 'What is yours',
      body: [
        'What you write stays yours. You may read the stories we make for you, save them as a PDF or EPUB, print them, and share them with family, friends and your child’s class. Please don’t sell them, and don’t say that a person wrote or painted them.',
        'The software, the name Storywren and the design of the site stay ours.',
      ],
    },
    {
      id: 'fair',
      title: 'Using it fairly',
      body: [
        'Please do not:',
        [
          'ask for anything sexual, hateful, violent or unlawful, or try to steer the software around its checks',
          'give details of a child who isn’t in your care without a parent or guardian’s permission',
          'share a story to hurt or mock someone',
          'break in, overload the service, or scrape it',
        ],
        'We may turn down a story idea, hide a shared story, or close an account that’s used in these ways. An idea we turn down doesn’t cost you a credit.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and prices',
      body: [
        'Prices are in Australian dollars and include GST. Pay as you go costs $2 for one credit, which is one story; larger packs work out cheaper. Credits never expire. They’re for your own account and can’t be exchanged for money, except where the law says so.',
        'We take a credit when a story is started, and return it automatically if the story can’t be finished.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Premium costs $9.99 a month, with 10 credits at the start and 10 with each renewal. Or pay by the year and get 120 credits at the start and 120 with each renewal. You’ll see the price before you pay.',
        'Subscriptions renew automatically unless cancelled. You can cancel at any time in My Account; Premium then ends with the period you’ve paid for, and you’ll keep your credits. If a renewal payment fails, we’ll email you and try again over the next few days. If it still fails, Premium ends.',
        'We’ll email you before a price changes, and a new price never applies to a period you’ve already paid for.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and your rights',
      body: [
        'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. For major failures with the service you are entitled to cancel and to a refund for the unused portion, or to compensation for its reduced value. You are also entitled to be compensated for any other reasonably foreseeable loss or damage. If a failure is not a major one, you are entitled to have it put right in a reasonable time and, if this is not done, to cancel and be refunded for the unused portion.',
        'If a story isn’t what it should be, tell us through Report or the Contact page. When we refund a payment, we take back the credits that came with it.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'We do our best to be there whenever bedtime is, but we can’t promise Storywren will always be available. Please save the stories that matter to you as a PDF or EPUB.',
        'As far as the law allows, we’re not liable for loss we couldn’t reasonably foresee, and our liability for a paid service we didn’t supply is limited to supplying it again or paying the cost of doing so.',
      ],
    },
    {
      id: 'ending',
      title: 'Closing your account',
      body: [
        'You can delete your account in My Account at any time. We may close an account that breaks these terms. Where we can, we’ll tell you first, and we’ll refund any credits you paid for and didn’t misuse.',
      ],
    },
    {
      id: 'law',
      title: 'The law',
      body: [
        'These terms are governed by the law of New South Wales, Australia, and its courts decide any dispute. If you live elsewhere, you keep your consumer rights under your local law.',
        'If we change something that matters, we’ll tell you here and by email before it takes effect.',
      ],
    },
  ],
};
