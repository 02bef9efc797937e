import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { Awaiting, Section } from '../../../platform/web/ui/section.tsx';
import { type PaymentLine, payments } from '../../contract.ts';
import { shortDate } from '../dates.ts';
import { dollars } from '../money.ts';
import { cardText } from '../plan-words.ts';

const STATUS = {
  paid: <span className="badge badge-good">Paid</span>,
  open: <span className="badge badge-wait">Not paid yet</span>,
  void: <span className="badge badge-plain">Not charged</span>,
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
      <td>{card ? cardText(card) : <span className="text-soft">No card</span>}</td>
      <td>{STATUS[status]}</td>
      <td>
        {receiptPath ? (
          <a className="link" href={receiptPath} target="_blank" rel="noreferrer">
            Receipt
            <span className="sr-only">
              {' '}
              for {what}, {shortDate(at)}, in a new tab
            </span>
          </a>
        ) : (
          <span className="sr-only">No receipt</span>
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
    <Section title="Payments">
      {!data && <Awaiting failed={isError} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-soft">Nothing paid yet. Receipts will be kept here.</p>}
      {data && data.length > 0 && (
        <table className="table payments">
          <caption className="sr-only">Payments, newest first</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className="num">
                AUD
              </th>
              <th scope="col">Date</th>
              <th scope="col">Card</th>
              <th scope="col">Status</th>
              <th scope="col">Receipt</th>
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
