import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/admin-pages/surveys/import/screens';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { FileImport, FileImportList, ImportColumn } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { printAdminData } from './licenses';
import { renderAt } from './render';

export const BASE = '/userfeedback/v1/imports';

export const pass = ( ms = 20 ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** A column of a file that becomes a question with options. */
export function importColumn(
	index: number,
	changes: Partial< ImportColumn > = {}
): ImportColumn {
	const { header = `Column ${ index }` } = changes;
	return {
		index,
		header,
		answered: 10,
		distinct: 3,
		samples: [ 'Yes', 'No' ],
		role: 'question',
		type: 'radio-button',
		title: header,
		group: null,
		option: '',
		roles: [ 'question', 'ignore' ],
		types: [ 'radio-button', 'text' ],
		can_group: false,
		locked: null,
		...changes,
	};
}

/** An import that waits for its owner: an id, a date, a question, and a question of two columns. */
export function fileImport( changes: Partial< FileImport > = {} ): FileImport {
	const ticks = {
		group: 1,
		title: 'Which channels?',
		type: 'checkbox',
		can_group: true,
	};
	return {
		id: 7,
		file_name: 'answers.csv',
		format: 'surveymonkey',
		encoding: 'UTF-8',
		delimiter: ',',
		status: 'mapping',
		done: 1000,
		total: 1000,
		title: 'Answers',
		empty: '',
		date_order: null,
		is_date_order_certain: true,
		lines: 12,
		columns: [
			importColumn( 0, {
				header: 'Respondent ID',
				role: 'id',
				roles: [ 'question', 'id', 'ignore' ],
			} ),
			importColumn( 1, {
				header: 'Start Date',
				role: 'date',
				roles: [ 'question', 'date', 'ignore' ],
			} ),
			importColumn( 2, { header: 'Satisfied?' } ),
			importColumn( 3, { header: 'Email', option: 'Email', ...ticks } ),
			importColumn( 4, { header: 'Chat', option: 'Chat', ...ticks } ),
		],
		questions: [
			{
				id: 'q3',
				type: 'radio-button',
				title: 'Satisfied?',
				options: [ 'Yes', 'No', 'Rather', 'Often', 'Once', 'Not', 'A' ],
				answered: 10,
				columns: [ 2 ],
			},
			{
				id: 'q4',
				type: 'checkbox',
				title: 'Which channels?',
				options: [ 'Email', 'Chat' ],
				answered: null,
				columns: [ 3, 4 ],
			},
		],
		sample: [
			{
				line: 2,
				date: '2026-03-01T12:00:00Z',
				answers: [
					{ question_id: 'q3', value: 'Yes' },
					{ question_id: 'q4', value: [ 'Email', 'Chat' ] },
				],
				problem: null,
			},
			{
				line: 3,
				date: null,
				answers: [ { question_id: 'q3', value: null } ],
				problem: null,
			},
			{
				line: 4,
				date: null,
				answers: [],
				problem: '“soon” is not a date.',
			},
		],
		survey_id: null,
		stored: 0,
		empties: 0,
		skipped: 0,
		repeated: 0,
		problems: [],
		problems_count: 0,
		error: null,
		created_at: '2026-11-20T10:30:00Z',
		...changes,
	};
}

export const importList = (
	items: FileImport[] = [],
	max_bytes = 8 * 1024 * 1024
): FileImportList => ( { items, max_bytes } );

/** What a request does with imports: `GET 7`, `POST 7`, `POST 7/start`, `DELETE 7`, `GET` for the list. */
export function callOf( { method, path, body }: SeenRequest ): string {
	const rest = path.startsWith( BASE )
		? path.slice( BASE.length ).replace( /^\//, '' )
		: path;
	// api-fetch sends DELETE as POST with a header.
	const isDeletion =
		method === 'POST' && body === undefined && /^\d+$/.test( rest );
	return `${ isDeletion ? 'DELETE' : method } ${ rest }`.trim();
}

/** A site that answers each call with these in turn, and with the last one from then on. */
export function importSite( answers: Record< string, Answer[] > ) {
	const left = Object.fromEntries(
		Object.entries( answers ).map( ( [ call, list ] ) => [
			call,
			[ ...list ],
		] )
	);
	return fakeServer( ( request ) => {
		const queue = left[ callOf( request ) ];
		const next = queue && queue.length > 1 ? queue.shift() : queue?.at( 0 );
		return next === undefined ? { body: {} } : next;
	} );
}

/** Opens a route of the surveys page on such a site. */
export async function openImports(
	route: string,
	answers: Record< string, Answer[] >,
	data: Parameters< typeof printAdminData >[ 0 ] = {}
) {
	printAdminData( { is_pro: true, ...data } );
	const { requests } = importSite( answers );
	const { registry } = renderAt( route, <SurveysRoutes /> );
	// The chunk, then what its screen asks for.
	await pass( 50 );
	await pass( 50 );
	return {
		registry,
		user: userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
			applyAccept: false,
		} ),
		/** But for the card of the other plugin, which has its own tests. */
		calls: () =>
			requests
				.map( callOf )
				.filter( ( call ) => call !== 'GET existing-plugin' ),
		sent: ( call: string ) =>
			requests
				.filter( ( request ) => callOf( request ) === call )
				.map( ( { body } ) => body ),
	};
}

export const card = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

/** Longer than edits wait before they are sent, in milliseconds. */
export const QUIET = 700;

/** Opens the import 7, which keeps the state that it is given unless `answers` say otherwise. */
export const openImport = (
	item: Partial< FileImport > = {},
	answers: Record< string, Answer[] > = {},
	data: Parameters< typeof openImports >[ 2 ] = {}
) =>
	openImports(
		'/import/7',
		{
			'GET 7': [ { body: fileImport( item ) } ],
			'POST 7': [ { body: fileImport( item ) } ],
			...answers,
		},
		data
	);

/** The row of a column, by the beginning of its header. */
export const columnRow = ( header: string ) =>
	within(
		card( 'Columns' ).getByRole( 'row', {
			name: new RegExp( `^${ header }` ),
		} )
	);
