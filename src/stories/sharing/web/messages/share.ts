/** Switches for sharing one's own story. */
export const SHARING = {
  unknown: 'We couldn’t check whether this story is shared.',
  again: 'Try again',
  link: 'Share this story with a link',
  linkOn: 'Anyone with the link can read it. Turn this off and the link stops working.',
  linkOff: 'Only you can read it now.',
  names: (child: string | null) => (child ? `Show ${child}’s name` : 'Show names'),
  namesOn: 'The name shows in the story, its title and previews of the link.',
  namesOff: 'We use another name in place of your child’s, in the story and its title. Other names stay.',
  namesUnknown:
    'You didn’t give a child’s name for this story, so we can’t hide one. Any names you wrote in your idea will show.',
  seen: 'People see the title, the words and the pictures. They never see who you are, or what you told us about your child.',
  preview: 'See what they see',
  failed: 'Sharing failed',
  failedAdvice: 'Please try again in a minute.',
  offlineAdvice: 'Please check your connection and try again.',
} as const;

/** Every way to share the link. */
export const PASS_ON = {
  text: (title: string) => `“${title}”: a picture book from Storywren`,
  now: 'Share now',
  link: 'Story link',
  copy: 'Copy',
  copyWhat: ' link',
  services: 'Or share it with',
  newWindow: ' (opens a new window)',
  cover: 'Download cover for Instagram',
  shared: { title: 'Story shared successfully!' },
  notShared: { title: 'Sharing failed', message: 'Please try one of the other sharing options below.' },
  copied: { title: 'Link copied!' },
  notCopied: { title: 'Copy failed', message: 'Please manually copy the link from the text field.' },
  instagram: { title: 'Opening Instagram', message: 'Copy the link and share manually in Instagram app.' },
  coverComing: { title: 'Cover image downloading' },
  noCover: { title: 'Download Failed', message: 'Unable to download the cover. Please try again.' },
} as const;
