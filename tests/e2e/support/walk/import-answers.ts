/** Imports that the site of the walk does not have. */
import { COLUMN, LONG, TEXT_TYPES, columns } from './import-columns';

const QUESTIONS = [
	{
		id: 'q3',
		type: 'star-rating',
		title: 'How satisfied are you with our service?',
		options: [],
		answered: 1120,
		columns: [ 2 ],
	},
	{
		id: 'q4',
		type: 'radio-button',
		title: 'How likely is it that you would recommend us?',
		options: Array.from( { length: 11 }, ( _, value ) => `${ value }` ),
		answered: 1120,
		columns: [ 3 ],
	},
	{
		id: 'q5',
		type: 'checkbox',
		title: 'How may we reach you?',
		options: [ 'Email', 'Chat', 'البريد العادي' ],
		answered: null,
		columns: [ 4, 5, 6 ],
	},
	{
		id: 'q8',
		type: 'long-text',
		title: LONG,
		options: [],
		answered: 1120,
		columns: [ 7 ],
	},
];

const SAMPLE = [ 2, 3, 4 ].map( ( line ) => ( {
	line,
	date: line === 4 ? null : `2026-03-0${ line }T09:12:00Z`,
	answers:
		line === 4
			? []
			: [
					{ question_id: 'q3', value: 5 },
					{ question_id: 'q4', value: '9' },
					{ question_id: 'q5', value: [ 'Email', 'Chat' ] },
					{ question_id: 'q8', value: line === 2 ? LONG : null },
				],
	problem: line === 4 ? '“next week” is not a date.' : null,
} ) );

const IMPORT = {
	id: 7,
	file_name: 'Customer satisfaction 2026.csv',
	format: 'surveymonkey',
	encoding: 'UTF-8',
	delimiter: ',',
	status: 'mapping',
	done: 482_113,
	total: 482_113,
	title: 'Customer satisfaction 2026',
	empty: '',
	date_order: 'mdy',
	is_date_order_certain: false,
	lines: 1129,
	columns,
	questions: QUESTIONS,
	sample: SAMPLE,
	survey_id: null as number | null,
	stored: 0,
	empties: 6,
	skipped: 2,
	repeated: 0,
	problems: [
		{
			line: 4,
			column: 'Start Date',
			message: '“next week” is not a date.',
		},
		{
			line: 871,
			column: '',
			message: 'It has 8 columns, the header has 9.',
		},
	],
	problems_count: 2,
	error: null as string | null,
	created_at: '2026-11-20T10:30:00Z',
};

type Changes = Partial< typeof IMPORT >;

/** The site of the walk has no such import, and says so. */
const found = ( body: unknown ) => ( { status: 200, body } );

const UNREAD: Changes = {
	columns: [],
	questions: [],
	sample: [],
	problems: [],
	problems_count: 0,
	skipped: 0,
	empties: 0,
	lines: 0,
};

/** An import that waits for its owner. */
export const mappedImport = found( IMPORT );

/** One with sixty columns, all of which have a long header. */
export const wideImport = found( {
	...IMPORT,
	columns: Array.from( { length: 60 }, ( _, index ) => ( {
		...COLUMN,
		index,
		header: LONG,
		title: LONG,
		samples: [ LONG, LONG ],
		type: 'text',
		types: TEXT_TYPES,
	} ) ),
	questions: Array.from( { length: 60 }, ( _, index ) => ( {
		id: `q${ index }`,
		type: 'text',
		title: LONG,
		options: [],
		answered: 3,
		columns: [ index ],
	} ) ),
	sample: [],
} );

/** One whose columns are all left out. */
export const emptyImport = found( {
	...IMPORT,
	columns: columns.map( ( column ) => ( { ...column, role: 'ignore' } ) ),
	questions: [],
	sample: [],
	is_date_order_certain: true,
} );

export const readImport = found( {
	...IMPORT,
	...UNREAD,
	status: 'reading',
	done: 120_000,
} );

export const runningImport = found( {
	...IMPORT,
	status: 'importing',
	stored: 512,
	done: 210_000,
} );

export const doneImport = found( {
	...IMPORT,
	status: 'done',
	stored: 1121,
	survey_id: 5,
} );

export const repeatedImport = found( {
	...IMPORT,
	...UNREAD,
	lines: 1129,
	status: 'done',
	repeated: 1129,
	survey_id: 5,
} );

export const failedImport = found( {
	...IMPORT,
	...UNREAD,
	status: 'failed',
	error: 'Line 3: a quote is opened but never closed.',
} );

/** Imports in every status. */
export const listedImports = found( {
	items: [
		{ ...IMPORT, ...UNREAD, id: 9, status: 'reading', done: 120_000 },
		{ ...IMPORT, ...UNREAD, id: 7 },
		{
			...IMPORT,
			...UNREAD,
			id: 6,
			status: 'done',
			stored: 1121,
			file_name: `${ LONG }.csv`,
		},
		{ ...IMPORT, ...UNREAD, id: 5, status: 'failed' },
		{ ...IMPORT, ...UNREAD, id: 4, status: 'canceled' },
	],
	max_bytes: 8_388_608,
} );

export const noImports = found( { items: [], max_bytes: 8_388_608 } );

/** A title of a question is missing. */
export const REFUSED_MAPPING = {
	status: 400,
	body: {
		code: 'rest_invalid_param',
		message: 'Some columns are not valid.',
		data: {
			status: 400,
			errors: [
				{
					field: 'columns[2].title',
					code: 'title_required',
					message: 'Title is required.',
				},
			],
		},
	},
};

export const NO_IMPORT = {
	status: 404,
	body: {
		code: 'userfeedback_import_not_found',
		message: 'This import does not exist. It may have been deleted.',
		data: { status: 404 },
	},
};
