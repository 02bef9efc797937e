import { STAGES, type StageId } from '../../../story/contract.ts';
import { PROGRESS } from '../messages/making.ts';
import { stageIndex } from './progress.ts';

function stateOf(index: number, current: number): 'done' | 'now' | undefined {
  if (index < current) return 'done';
  return index === current ? 'now' : undefined;
}

/** The nine stages by name, each done, current or still to come. */
export function Stages({ stage }: { stage: StageId }) {
  const current = stageIndex(stage);
  return (
    <>
      <ol className="stages">
        {STAGES.map(({ id, name }, index) => (
          <li
            key={id}
            className={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {PROGRESS.stage(current + 1, STAGES.length)}
      </p>
    </>
  );
}
