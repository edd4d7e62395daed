import { NOT_REACHED } from './answers';
import {
	NO_IMPORT,
	REFUSED_MAPPING,
	doneImport,
	emptyImport,
	failedImport,
	listedImports,
	mappedImport,
	noImports,
	readImport,
	repeatedImport,
	runningImport,
	wideImport,
} from './import-answers';
import type { State } from './state';
import { named } from './state';

const IMPORTS: readonly State[] = [
	{
		state: 'full',
		route: '/import',
		server: { imports: listedImports },
		ready: 'Unfinished imports',
	},
	{
		state: 'empty',
		route: '/import',
		server: { imports: noImports },
		ready: 'Choose a CSV file',
	},
	{
		state: 'loading',
		route: '/import',
		server: { imports: 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/import',
		server: { imports: NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'not-allowed',
		route: '/import',
		config: { capabilities: { edit_surveys: true } },
		ready: 'You may not import answers',
	},
	{
		state: 'part-missing',
		route: '/import',
		blocked: 'admin/import',
		ready: 'Reload the page',
	},
	{
		state: 'cancel',
		route: '/import',
		server: { imports: listedImports },
		ready: 'Unfinished imports',
		press: 'Cancel import: Customer satisfaction 2026.csv',
		then: 'Keep importing',
	},
];

const FILE_IMPORT: readonly State[] = [
	{
		state: 'mapping',
		route: '/import/7',
		server: { 'imports/7': mappedImport },
		ready: 'What it becomes',
	},
	{
		state: 'mapping-wide',
		rtl: true,
		route: '/import/7',
		server: { 'imports/7': wideImport },
		ready: 'What it becomes',
	},
	{
		state: 'mapping-empty',
		route: '/import/7',
		server: { 'imports/7': emptyImport },
		ready: 'No column is a question',
	},
	{
		state: 'mapping-locked',
		route: '/import/7',
		decision: 'upgrade',
		server: { 'imports/7': mappedImport },
		ready: 'Would fit as Net Promoter Score',
	},
	{
		state: 'mapping-refused',
		route: '/import/7',
		server: {
			'imports/7': mappedImport,
			'POST imports/7': REFUSED_MAPPING,
		},
		ready: 'What it becomes',
		clear: 'Title of the question: How satisfied are you with our service?',
		then: 'Title is required.',
	},
	{
		state: 'reading',
		route: '/import/7',
		server: { 'imports/7': readImport },
		ready: 'Reading the file',
	},
	{
		state: 'importing',
		route: '/import/7',
		server: { 'imports/7': runningImport },
		ready: 'Importing responses',
	},
	{
		state: 'done',
		rtl: true,
		route: '/import/7',
		server: { 'imports/7': doneImport },
		ready: 'Responses stored',
	},
	{
		state: 'repeated',
		route: '/import/7',
		server: { 'imports/7': repeatedImport },
		ready: 'Nothing was added',
	},
	{
		state: 'failed',
		route: '/import/7',
		server: { 'imports/7': failedImport },
		ready: 'a quote is opened',
	},
	{
		state: 'loading',
		route: '/import/7',
		server: { 'imports/7': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'gone',
		route: '/import/7',
		server: { 'imports/7': NO_IMPORT },
		ready: 'This import does not exist',
	},
];

/** The states of imports. */
export const IMPORT_SCREENS = [
	...named( 'surveys', 'imports', IMPORTS ),
	...named( 'surveys', 'file-import', FILE_IMPORT ),
];
