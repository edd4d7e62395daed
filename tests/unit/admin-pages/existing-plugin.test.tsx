import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExistingPluginPanel } from '@/admin-pages/surveys/import/existing-plugin';
import type { ExistingPlugin, ExistingPluginRun } from '@/survey-model';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import { renderAt } from '../support/render';

const TITLE = 'From the other UserFeedback plugin';

const pass = ( ms = 20 ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** A run that added 4 surveys and 294 responses. */
function runOf(
	changes: Partial< ExistingPluginRun > = {}
): ExistingPluginRun {
	return {
		status: 'done',
		done: 308,
		total: 308,
		error: '',
		at: '2026-11-28T12:00:00Z',
		counts: {
			surveys_new: 4,
			surveys_known: 0,
			surveys_left_out: 1,
			responses_new: 294,
			responses_known: 0,
			responses_left_out: 10,
			impressions: 1311,
			settings: 0,
		},
		surveys: [],
		problems: [
			{
				kind: 'response',
				id: 50,
				field: 'answers',
				message: 'Its answers are not valid JSON: left out.',
			},
		],
		problems_count: 11,
		...changes,
	};
}

const FOUND = { surveys: 5, responses: 304, trashed: 20, impressions: 1311 };

/** api-fetch sends DELETE as POST with a header. */
const isStop = ( { method, body }: SeenRequest ) =>
	method === 'POST' && body === undefined;

/** A site with an overview, which answers each step in turn. */
async function open(
	overview: Partial< ExistingPlugin >,
	steps: Answer[] = []
) {
	const { requests } = fakeServer( ( request ) => {
		if ( isStop( request ) ) {
			return { body: { stopped: true } };
		}
		return request.method === 'POST'
			? ( steps.shift() ?? null )
			: {
					body: {
						found: FOUND,
						import: null,
						preview: null,
						...overview,
					},
				};
	} );
	renderAt( '/', <ExistingPluginPanel /> );
	await pass();
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		sent: () =>
			requests.filter(
				( request ) => request.method === 'POST' && ! isStop( request )
			),
		stops: () => requests.filter( isStop ),
	};
}

const panel = () => within( screen.getByRole( 'group', { name: TITLE } ) );

const row = ( name: string ) =>
	within( panel().getByRole( 'row', { name: new RegExp( name ) } ) )
		.getAllByRole( 'cell' )
		.map( ( cell ) => cell.textContent );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the import from the existing plugin', () => {
	it( '[PLS-16~] shows nothing where the other plugin has stored nothing', async () => {
		await open( { found: null } );
		expect( screen.queryByRole( 'group', { name: TITLE } ) ).toBeNull();
	} );

	it( '[PLS-16~] previews, imports with progress and reports what was added and left out', async () => {
		const preview = runOf();
		const { user, sent } = await open( {}, [
			{ body: { import: null, preview } },
			{
				body: {
					preview,
					import: runOf( { status: 'running', done: 77 } ),
				},
			},
			{
				body: {
					preview,
					import: runOf( { at: '2026-11-28T12:01:00Z' } ),
				},
			},
		] );
		expect(
			panel().getByText(
				'Found: 5 surveys, 304 responses and 1,311 impressions.'
			)
		).toBeVisible();
		await user.click( panel().getByRole( 'button', { name: 'Preview' } ) );
		await pass();
		expect(
			panel().getByText(
				'This is what an import would add. Nothing has been stored yet.'
			)
		).toBeVisible();
		expect( row( 'Responses' ) ).toEqual( [ '294', '0', '10' ] );
		await user.click( panel().getByRole( 'button', { name: 'Import' } ) );
		await pass();
		expect( panel().getByText( 'The import is complete.' ) ).toBeVisible();
		expect( row( 'Surveys' ) ).toEqual( [ '4', '0', '1' ] );
		await user.click( panel().getByText( 'Changed or left out (11)' ) );
		expect( panel().getByText( 'Response 50, answers' ) ).toBeVisible();
		expect( panel().getByText( 'And 10 more.' ) ).toBeVisible();
		expect( sent().map( ( { body } ) => body ) ).toEqual( [
			{ dry_run: true, goes_on: false },
			{ dry_run: false, goes_on: false },
			{ dry_run: false, goes_on: true },
		] );
		expect(
			panel().getByRole( 'button', { name: 'Import again' } )
		).toBeVisible();
	} );

	it( '[PLS-16~] follows an import that goes on in the background, and stops it', async () => {
		const running = runOf( { status: 'running', done: 77 } );
		const steps = Array.from( { length: 50 }, () => ( {
			body: { import: running, preview: null },
		} ) );
		const { user, sent, stops } = await open( { import: running }, steps );
		expect( sent()[ 0 ]?.body ).toEqual( {
			dry_run: false,
			goes_on: true,
		} );
		expect( panel().getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuetext',
			'25% done'
		);
		await user.click( panel().getByRole( 'button', { name: 'Stop' } ) );
		await pass( 200 );
		expect( stops().length ).toBeGreaterThan( 0 );
	} );

	it( '[PLS-16~] says why an import failed, and offers it again', async () => {
		const { user } = await open( {}, [
			{ status: 500, body: { code: 'x' } },
		] );
		await user.click( panel().getByRole( 'button', { name: 'Import' } ) );
		await pass();
		expect( panel().queryByRole( 'progressbar' ) ).toBeNull();
		expect(
			panel().getByRole( 'button', { name: 'Import' } )
		).toBeVisible();
		expect(
			panel().getAllByText( /Try again|error log|failed/ )[ 0 ]
		).toBeVisible();
	} );
} );
