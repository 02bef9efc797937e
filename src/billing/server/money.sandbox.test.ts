import { packScenarios } from '../../../tools/testing/money/packs.ts';
import { premiumScenarios } from '../../../tools/testing/money/premium.ts';
import { renewalScenarios } from '../../../tools/testing/money/renewals.ts';
import { sandboxWorld } from '../../../tools/testing/money/sandbox.ts';

const world = sandboxWorld();
packScenarios(world);
premiumScenarios(world);
renewalScenarios(world);
