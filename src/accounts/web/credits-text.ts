/** "1 credit", "7 credits". */
export function creditsText(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}
