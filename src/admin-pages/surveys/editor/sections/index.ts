import type { Section } from '../section';
import { behavior } from './behavior';
import { email } from './email';
import { publish } from './publish';
import { questions } from './questions';
import { setup } from './setup';
import { targeting } from './targeting';
import { thankYou } from './thank-you';
import { theming } from './theming';

/** The sections of the builder in order. The steps are in the order in which sections first refer to them. */
export const SECTIONS: readonly Section[] = [
	setup,
	questions,
	thankYou,
	theming,
	targeting,
	behavior,
	email,
	publish,
];
