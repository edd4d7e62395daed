import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportMenu } from '@/admin-pages/results/components/export-menu';
import type { ExportMenuProps } from '@/admin-pages/results/components/export-menu';
import { goTo } from '@/lib/go-to';
import type { BackgroundExport } from '@/survey-model';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';

jest.mock( '@/lib/go-to' );

const FILE = 'http://site.test/wp-admin/admin.php?page=userfeedback_exports&x';

function background(
	changes: Partial< BackgroundExport > = {}
): BackgroundExport {
	return {
		id: 3,
		kind: 'responses',
		survey_id: 7,
		title: 'Commas',
		report: 'general',
		start: '',
		end: '',
		format: 'xlsx',
		state: 'queued',
		read: 0,
		total: null,
		error: '',
		url: '',
		expires_at: '2026-11-29T12:00:00Z',
		...changes,
	};
}

/** A site that answers requests for an export with this, and has these exports in the background. */
function site(
	answer: ( request: SeenRequest ) => Answer,
	items: () => BackgroundExport[] = () => []
) {
	return fakeServer( ( request ) => {
		if ( request.method === 'POST' ) {
			return answer( request );
		}
		return { body: { items: items() } };
	} );
}

const atOnce = (): Answer => ( { body: { url: FILE, export: null } } );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

async function open( props: Partial< ExportMenuProps > = {} ) {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTimeAsync,
	} );
	renderAt( '/survey/7', <ExportMenu surveyId={ 7 } { ...props } /> );
	await user.click( screen.getByRole( 'button', { name: /Export/ } ) );
	return {
		user,
		panel: within(
			await screen.findByRole( 'dialog', { name: 'Export Results' } )
		),
	};
}

/** Lets the list be loaded again. */
const later = () => act( () => jest.advanceTimersByTimeAsync( 2100 ) );

describe( 'Export Results', () => {
	it( '[RES-01~] [RSP-04~] downloads what the screen shows, as a workbook or as CSV', async () => {
		const { requests } = site( atOnce );
		const { user, panel } = await open( {
			range: { from: '2026-01-01', to: '2026-01-31' },
			filter: { status: 'trash', search: 'comma' },
		} );
		expect(
			panel.getByText(
				'Responses that match the filters · Jan 1, 2026 – Jan 31, 2026'
			)
		).toBeInTheDocument();
		await user.click(
			panel.getByRole( 'button', { name: /Excel workbook/ } )
		);
		await waitFor( () => expect( goTo ).toHaveBeenCalledWith( FILE ) );
		expect( requests.find( isPost ) ).toMatchObject( {
			path: '/userfeedback/v1/exports',
			body: {
				survey_id: 7,
				report: 'general',
				format: 'xlsx',
				start: '2026-01-01',
				end: '2026-01-31',
				filter: { status: 'trash', search: 'comma' },
			},
		} );
		expect(
			screen.queryByRole( 'dialog', { name: 'Export Results' } )
		).toBeNull();
	} );

	it( '[RES-03~] exports the answers to one question, of all time', async () => {
		const { requests } = site( atOnce );
		const { user, panel } = await open( {
			range: 'all',
			questionId: 'q1',
			label: 'Export answers to “Why?”',
		} );
		expect(
			panel.getByText( 'Answers to this question · All time' )
		).toBeInTheDocument();
		await user.click( panel.getByRole( 'button', { name: /CSV/ } ) );
		await waitFor( () => expect( goTo ).toHaveBeenCalledTimes( 1 ) );
		expect( requests.find( isPost )?.body ).toEqual( {
			survey_id: 7,
			report: 'question',
			question_id: 'q1',
			format: 'csv',
		} );
	} );

	it( 'asks nothing before it is opened', () => {
		const { requests } = site( atOnce );
		renderAt( '/survey/7', <ExportMenu surveyId={ 7 } /> );
		expect( requests ).toEqual( [] );
	} );

	it( 'says why it was refused, and lets the user try again', async () => {
		let isRefused = true;
		site( () =>
			isRefused
				? refusal( 429, 'userfeedback_export_too_many', 'Wait a bit.' )
				: atOnce()
		);
		const { user, panel } = await open();
		await user.click( panel.getByRole( 'button', { name: /CSV/ } ) );
		expect(
			await panel.findByText( 'Wait a bit.', { exact: false } )
		).toBeInTheDocument();
		expect( goTo ).not.toHaveBeenCalled();
		isRefused = false;
		await user.click( panel.getByRole( 'button', { name: /CSV/ } ) );
		await waitFor( () => expect( goTo ).toHaveBeenCalledWith( FILE ) );
	} );

	it( '[EXP-03~] shows the progress of a large export until it can be downloaded', async () => {
		let item = background();
		site(
			() => ( { status: 201, body: { url: '', export: item } } ),
			() => [ item ]
		);
		const { user, panel } = await open();
		await user.click( panel.getByRole( 'button', { name: /Excel/ } ) );
		expect(
			await panel.findByText( 'You can leave this page', {
				exact: false,
			} )
		).toBeInTheDocument();
		expect( goTo ).not.toHaveBeenCalled();
		expect( panel.getByText( 'Waiting to start…' ) ).toBeInTheDocument();

		item = background( { state: 'running', read: 1500, total: 60000 } );
		await later();
		const bar = panel.getByRole( 'progressbar', {
			name: '“Commas” (XLSX)',
		} );
		expect( bar ).toHaveAttribute( 'value', '1500' );
		expect( bar ).toHaveAttribute( 'max', '60000' );
		expect(
			panel.getByText( '1,500 of 60,000 responses' )
		).toBeInTheDocument();

		item = background( { state: 'done', read: 6, total: 6, url: FILE } );
		await later();
		expect(
			panel.getByRole( 'link', { name: 'Download “Commas” (XLSX)' } )
		).toHaveAttribute( 'href', FILE );
		expect( panel.queryByRole( 'progressbar' ) ).toBeNull();
	} );

	it( '[EXP-03~] stops asking once nothing is in preparation, or the menu is closed', async () => {
		let item = background( { state: 'running', read: 1, total: 2 } );
		const { requests } = site( atOnce, () => [ item ] );
		const { user, panel } = await open();
		await panel.findByRole( 'progressbar' );
		item = background( { state: 'done', url: FILE } );
		await later();
		const count = requests.length;
		await later();
		await later();
		expect( requests ).toHaveLength( count );

		await user.keyboard( '{Escape}' );
		await later();
		expect( requests ).toHaveLength( count );
	} );

	it( '[EXP-03~] goes on asking after a request that failed', async () => {
		let isDown = false;
		const item = background( { state: 'running', read: 1, total: 2 } );
		const seen = fakeServer( () =>
			isDown ? null : { body: { items: [ item ] } }
		);
		const { panel } = await open();
		await panel.findByRole( 'progressbar' );
		isDown = true;
		await later();
		isDown = false;
		const count = seen.requests.length;
		await later();
		expect( seen.requests.length ).toBeGreaterThan( count );
	} );

	it( '[EXP-03~] cancels and deletes exports, and says why one failed', async () => {
		const { requests } = fakeServer( ( { method } ) =>
			method === 'POST'
				? { body: { deleted: 3 } }
				: {
						body: {
							items: [
								background( {
									id: 4,
									state: 'failed',
									error: 'The disk may be full.',
								} ),
								background(),
							],
						},
					}
		);
		const { user, panel } = await open();
		expect(
			await panel.findByText( 'The disk may be full.' )
		).toBeInTheDocument();
		await user.click(
			panel.getByRole( 'button', { name: 'Cancel “Commas” (XLSX)' } )
		);
		await waitFor( () =>
			expect( panel.queryByRole( 'progressbar' ) ).toBeNull()
		);
		expect( requests.map( line ) ).toContain(
			// api-fetch names the method DELETE in a header.
			'POST /userfeedback/v1/exports/3'
		);
		await user.click(
			panel.getByRole( 'button', { name: 'Delete “Commas” (XLSX)' } )
		);
		await waitFor( () =>
			expect( panel.queryByText( 'Your exports' ) ).toBeNull()
		);
	} );
} );

describe( 'Export Results without the plan', () => {
	it( '[RES-01~] [GAT-03~] says what it takes, and asks the site nothing', async () => {
		printFeatures( { exports: 'upgrade' } );
		const { requests } = site( atOnce );
		renderAt( '/survey/7', <ExportMenu surveyId={ 7 } /> );
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTimeAsync,
		} );
		await user.click(
			screen.getByRole( 'button', { name: /^Export Results\. / } )
		);
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		expect( requests ).toEqual( [] );
	} );

	it( 'leaves out the buttons of questions', () => {
		printFeatures( { exports: 'upgrade' } );
		renderAt( '/', <ExportMenu surveyId={ 7 } questionId="q1" /> );
		expect( screen.queryByRole( 'button', { name: /Export/ } ) ).toBeNull();
	} );
} );

const isPost = ( { method }: SeenRequest ): boolean => method === 'POST';

const line = ( { method, path }: SeenRequest ): string =>
	`${ method } ${ path }`;
