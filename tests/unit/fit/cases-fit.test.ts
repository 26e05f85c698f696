import { describe } from 'vitest';
import { expectLearnedAgain } from './learned-again.ts';

describe('what was learned for cases', () => expectLearnedAgain('cases'));
