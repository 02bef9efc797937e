import { planFacts } from '../plan-messages.ts';

/** The facts of a plan as a list. */
export function PlanFacts({ plan }: { plan: Parameters<typeof planFacts>[0] }) {
  return (
    <dl className="plan-facts nums">
      {planFacts(plan).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
