import type { Progress } from '@/widget/why/rows';
import { rowsOf } from '@/widget/why/rows';
import { survey } from './support';
import { reported, whyReport } from './why-support';

const PROGRESS: Progress = {
	hasStarted: true,
	choice: { chosen: 2, reasons: { 1: 'cookie' } },
	shown: new Set(),
	open: undefined,
};
const onPage = [ 1, 2, 3, 4 ].map( ( id ) => survey( { id } ) );
const report = whyReport( {
	surveys: [
		...[ 1, 2, 3, 4 ].map( ( id ) => reported( { id } ) ),
		reported( { id: 5, hidden: 'scheduled' } ),
	],
} );

/** The word or text of each row, by survey id, in order. */
async function words(
	progress: Partial< Progress > = {},
	gates: Record< number, string > = {}
): Promise< [ number, string | null ][] > {
	const rows = await rowsOf(
		report,
		onPage,
		{ ...PROGRESS, ...progress },
		async ( { id } ) => gates[ id ]
	);
	return rows.map( ( { survey: { id }, word } ) => [ id, word ] );
}

describe( 'rowsOf', () => {
	it( '[PLS-01~] names the survey that shows first, and the first gate that stopped each other one', async () => {
		expect( await words( {}, { 3: 'device' } ) ).toEqual( [
			[ 2, null ],
			[ 1, 'cookie' ],
			[ 3, 'device' ],
			[ 4, 'another_first' ],
			[ 5, 'scheduled' ],
		] );
	} );

	it( 'does not ask the gates again about surveys that were stopped before the choice', async () => {
		expect( await words( {}, { 1: 'share', 2: 'cookie' } ) ).toEqual(
			await words()
		);
	} );

	it( 'ignores the peace that began when the chosen survey was shown', async () => {
		expect( await words( {}, { 3: 'cooldown' } ) ).toContainEqual( [
			3,
			'another_first',
		] );
		const before = { chosen: null, reasons: { 3: 'cooldown' } };
		expect( await words( { choice: before } ) ).toContainEqual( [
			3,
			'cooldown',
		] );
	} );

	it( 'reports a survey that was stopped after its triggers, and shows no other one instead', async () => {
		const choice = { chosen: null, reasons: { 1: 'cookie', 2: 'expired' } };
		expect( await words( { choice } ) ).toEqual( [
			[ 1, 'cookie' ],
			[ 2, 'expired' ],
			[ 3, 'another_first' ],
			[ 4, 'another_first' ],
			[ 5, 'scheduled' ],
		] );
	} );

	it( 'reports a survey that became due after the page was made as shown', async () => {
		const choice = { chosen: 5, reasons: {} };
		expect( ( await words( { choice } ) )[ 0 ] ).toEqual( [ 5, null ] );
		const answered = { chosen: 2, reasons: { 5: 'cookie' } };
		expect( await words( { choice: answered } ) ).toContainEqual( [
			5,
			'cookie',
		] );
	} );

	it( 'asks the gates itself if it ran after the choice', async () => {
		expect( await words( { choice: undefined }, { 1: 'page' } ) ).toEqual( [
			[ 2, null ],
			[ 1, 'page' ],
			[ 3, 'another_first' ],
			[ 4, 'another_first' ],
			[ 5, 'scheduled' ],
		] );
	} );

	it( 'reports a survey that a script of the page opened as shown', async () => {
		const found = await words( { open: 3, shown: new Set( [ 3 ] ) } );
		expect( found.slice( 0, 2 ) ).toEqual( [
			[ 2, null ],
			[ 3, null ],
		] );
	} );

	it( 'reports that the loader does not run', async () => {
		const [ row ] = await rowsOf(
			report,
			onPage,
			{ ...PROGRESS, hasStarted: false, choice: undefined },
			async () => undefined
		);
		expect( row ).toMatchObject( {
			isShown: false,
			text: 'Hidden: the script has not run.',
		} );
	} );

	it.each( [
		[ 'before it shows', {}, 'Shows 20 seconds later.' ],
		[
			'while it shows',
			{ open: 2, shown: new Set( [ 2 ] ) },
			'Shows on this page now.',
		],
		[ 'after it was closed', { shown: new Set( [ 2 ] ) }, 'Was shown.' ],
	] )( 'says what the chosen survey does %s', async ( _, progress, text ) => {
		const [ row ] = await rowsOf(
			report,
			onPage,
			{ ...PROGRESS, ...progress },
			async () => undefined
		);
		expect( row ).toMatchObject( {
			text,
			isShown: true,
			link: {
				text: 'Edit survey',
				url: 'https://e.org/#/edit/2/questions',
			},
		} );
	} );

	it( '[WID-20~] prefers the survey’s own text, then the reason’s, then its word', async () => {
		const surveys = [
			reported( { id: 1, texts: { expired: 'Its own.' } } ),
			reported( { id: 2 } ),
			reported( { id: 3 } ),
		];
		const reasons = { 1: 'expired', 2: 'expired', 3: 'moon_phase' };
		const rows = await rowsOf(
			whyReport( { surveys } ),
			onPage,
			{ ...PROGRESS, choice: { chosen: null, reasons } },
			async () => undefined
		);
		expect( rows.map( ( { text, link } ) => [ text, link?.url ] ) ).toEqual(
			[
				[ 'Its own.', 'https://e.org/#/edit/1/settings' ],
				[ 'Hidden: ended.', 'https://e.org/#/edit/2/settings' ],
				[ 'Hidden: moon_phase.', 'https://e.org/#/edit/3/questions' ],
			]
		);
	} );
} );
