import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { LoadingOrRetry, Section } from '../../../platform/web/ui/section.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { creditLedger, type LedgerLine } from '../../contract.ts';
import { shortDate } from '../dates.ts';
import { LEDGER } from '../messages/account.ts';
import { ledgerText, signed } from './ledger-messages.ts';

function LedgerRow({ line }: { line: LedgerLine }) {
  return (
    <tr>
      <td className="cell-what">{ledgerText(line)}</td>
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

/** The ledger as a table, with paging. */
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
    if (isFetchNextPageError) toast.error(LEDGER.moreFailed);
  };
  return (
    <Section title={LEDGER.title}>
      {!lines && <LoadingOrRetry failed={ledger.isError} onRetry={() => void ledger.refetch()} />}
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
