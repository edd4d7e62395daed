import type { Section } from '../section';
import { afterClosing } from './after-closing';
import { autoAdvance } from './auto-advance';
import { automation } from './automation';
import { countries } from './countries';
import { devices } from './devices';
import { displayLength } from './display-length';
import { email } from './email';
import { languages } from './languages';
import { pages } from './pages';
import { partialAnswers } from './partial-answers';
import { publish } from './publish';
import { questions } from './questions';
import { runTime } from './run-time';
import { setup } from './setup';
import { suggestions } from './suggestions';
import { startMinimized } from './start-minimized';
import { thankYou } from './thank-you';
import { theming } from './theming';
import { timing } from './timing';
import { tracking } from './tracking';
import { visitorShare } from './visitor-share';
import { webhook } from './webhook';

/** The sections of the builder in order. The steps are in the order in which sections first refer to them. */
export const SECTIONS: readonly Section[] = [
	setup,
	questions,
	thankYou,
	theming,
	tracking,
	devices,
	pages,
	countries,
	visitorShare,
	timing,
	displayLength,
	afterClosing,
	runTime,
	startMinimized,
	autoAdvance,
	partialAnswers,
	languages,
	email,
	webhook,
	automation,
	suggestions,
	publish,
];
