import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { LoadingOrRetry, Section } from '../../../platform/web/ui/section.tsx';
import { type PaymentLine, payments } from '../../contract.ts';
import { shortDate } from '../dates.ts';
import { PAYMENTS } from '../messages/account.ts';
import { dollars } from '../money.ts';
import { cardText } from '../plan-messages.ts';

const STATUS = {
  paid: <span className="badge badge-good">{PAYMENTS.status.paid}</span>,
  open: <span className="badge badge-wait">{PAYMENTS.status.open}</span>,
  void: <span className="badge badge-plain">{PAYMENTS.status.void}</span>,
} as const;

function PaymentRow({ payment }: { payment: PaymentLine }) {
  const { at, what, amountCents, card, status, receiptPath } = payment;
  return (
    <tr>
      <td className="cell-what">{what}</td>
      <td className="num cell-figure">{dollars(amountCents)}</td>
      <td className="nums">
        <time dateTime={at}>{shortDate(at)}</time>
      </td>
      <td>{card ? cardText(card) : <span className="text-soft">{PAYMENTS.noCard}</span>}</td>
      <td>{STATUS[status]}</td>
      <td>
        {receiptPath ? (
          <a className="link" href={receiptPath} target="_blank" rel="noreferrer">
            {PAYMENTS.receipt}
            <span className="sr-only"> {PAYMENTS.receiptOf(what, shortDate(at))}</span>
          </a>
        ) : (
          <span className="sr-only">{PAYMENTS.noReceipt}</span>
        )}
      </td>
    </tr>
  );
}

/** Every payment, newest first, with its receipt. */
export function PaymentsTable() {
  const { data, isError, refetch } = useQuery({
    queryKey: [payments.path],
    queryFn: () => call(payments),
    refetchOnMount: 'always',
  });
  return (
    <Section title={PAYMENTS.title}>
      {!data && <LoadingOrRetry failed={isError} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-soft">{PAYMENTS.emptyMessage}</p>}
      {data && data.length > 0 && (
        <table className="table payments">
          <caption className="sr-only">{PAYMENTS.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{PAYMENTS.columns.what}</th>
              <th scope="col" className="num">
                {PAYMENTS.columns.amount}
              </th>
              <th scope="col">{PAYMENTS.columns.date}</th>
              <th scope="col">{PAYMENTS.columns.card}</th>
              <th scope="col">{PAYMENTS.columns.status}</th>
              <th scope="col">{PAYMENTS.columns.receipt}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
