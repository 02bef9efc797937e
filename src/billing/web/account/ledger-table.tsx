import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Awaiting, Section } from '../../../platform/web/ui/section.tsx';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import { ONE_MOMENT } from '../../../platform/web/words.ts';
import { creditLedger, type LedgerLine } from '../../contract.ts';
import { shortDate } from '../dates.ts';
import { LEDGER } from '../words/account.ts';
import { ledgerWords, signed } from './ledger-words.ts';

function LedgerRow({ line }: { line: LedgerLine }) {
  return (
    <tr>
      <td className="cell-what">{ledgerWords(line)}</td>
      <td className="num cell-figure">{signed(line.delta)}</td>
      <td className="nums">
        <time dateTime={line.at}>{shortDate(line.at)}</time>
      </td>
      <td className="num">
        <span className="cell-name">{LEDGER.columns.balance} </span>
        {line.balanceAfter}
      </td>
    </tr>
  );
}

/** How the balance came about, line by line. */
export function LedgerTable() {
  const ledger = useInfiniteQuery({
    queryKey: [creditLedger.path],
    queryFn: ({ pageParam }) =>
      call(creditLedger, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  const lines = ledger.data?.pages.flatMap((page) => page.lines);
  const showMore = async () => {
    const { isFetchNextPageError } = await ledger.fetchNextPage();
    if (isFetchNextPageError) bad(LEDGER.moreFailed);
  };
  return (
    <Section title={LEDGER.title}>
      {!lines && <Awaiting failed={ledger.isError} onRetry={() => void ledger.refetch()} />}
      {lines?.length === 0 && <p className="text-soft">{LEDGER.emptyMessage}</p>}
      {lines && lines.length > 0 && (
        <table className="table ledger">
          <caption className="sr-only">{LEDGER.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{LEDGER.columns.what}</th>
              <th scope="col" className="num">
                {LEDGER.columns.credits}
              </th>
              <th scope="col">{LEDGER.columns.date}</th>
              <th scope="col" className="num">
                {LEDGER.columns.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LedgerRow key={line.seq} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {ledger.hasNextPage && (
        <div className="btn-row">
          <Button kind="second" disabled={ledger.isFetchingNextPage} onClick={() => void showMore()}>
            {ledger.isFetchingNextPage ? ONE_MOMENT : LEDGER.more}
          </Button>
        </div>
      )}
    </Section>
  );
}
