/** Where a book is open: the parent's own story or a featured one on a page, or a featured one in a dialog. */
export type BookPlace = 'own page' | 'featured page' | 'dialog';
