import type { Section } from '../section';
import { displayLength } from './display-length';
import { email } from './email';
import { publish } from './publish';
import { questions } from './questions';
import { runTime } from './run-time';
import { setup } from './setup';
import { suggestions } from './suggestions';
import { startMinimized } from './start-minimized';
import { targeting } from './targeting';
import { thankYou } from './thank-you';
import { theming } from './theming';
import { timing } from './timing';
import { tracking } from './tracking';

/** The sections of the builder in order. The steps are in the order in which sections first refer to them. */
export const SECTIONS: readonly Section[] = [
	setup,
	questions,
	thankYou,
	theming,
	tracking,
	targeting,
	timing,
	displayLength,
	runTime,
	startMinimized,
	email,
	suggestions,
	publish,
];
