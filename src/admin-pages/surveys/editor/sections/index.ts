import type { Section } from '../section';
import { displayLength } from './display-length';
import { email } from './email';
import { publish } from './publish';
import { questions } from './questions';
import { runTime } from './run-time';
import { setup } from './setup';
import { startMinimized } from './start-minimized';
import { targeting } from './targeting';
import { thankYou } from './thank-you';
import { timing } from './timing';
import { tracking } from './tracking';

/** The sections of the builder in order. The steps are in the order in which sections first refer to them. */
export const SECTIONS: readonly Section[] = [
	setup,
	questions,
	thankYou,
	tracking,
	targeting,
	timing,
	displayLength,
	runTime,
	startMinimized,
	email,
	publish,
];
