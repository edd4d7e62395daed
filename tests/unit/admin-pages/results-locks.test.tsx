import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { AdminData } from '@/stores/admin-data';
import type { Decision, FeatureName } from '@/stores/features';
import { mayOnly } from '../support/capabilities';
import { fakeServer } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import {
	overview,
	responseDetail,
	responseItem,
	responseList,
	results,
} from '../support/results';

jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const LITE: Partial< Record< FeatureName, Decision > > = {
	'longer-ranges': 'upgrade',
	'single-response': 'upgrade',
	'response-changes': 'upgrade',
	'quick-filters': 'upgrade',
};

const MAY_NOT_DELETE = mayOnly( 'edit_surveys', 'view_results' );

function show(
	route: string,
	decisions: Partial< Record< FeatureName, Decision > >,
	data: Partial< AdminData > = {}
) {
	printFeatures( decisions, data );
	const { requests } = fakeServer( ( { path } ) => ( {
		body: path.includes( '/results-summary' )
			? overview()
			: responseList( [ responseItem() ], { publish: 1, trash: 2 } ),
	} ) );
	renderAt( route, <ResultsRoutes /> );
	return requests;
}

const row = async () =>
	within( await screen.findByRole( 'row', { name: /Response #9/ } ) );

describe( 'the responses on Lite', () => {
	it( '[RSP-01~] have no links to single responses', async () => {
		show( '/survey/7/responses', LITE );
		const cells = await row();
		expect(
			cells.queryByRole( 'link', { name: 'Response #9' } )
		).toBeNull();
		expect( cells.getByText( 'Response #9' ) ).toBeVisible();
	} );

	it( '[RSP-02~] [GAT-03~] show a disabled Delete with what it requires, and no other action', async () => {
		show( '/survey/7/responses', LITE );
		const cells = await row();
		const locked = cells.getByRole( 'button', {
			name: 'Delete. The feature response-changes: not in your plan. Upgrade to Plus to use this feature.',
		} );
		expect( locked ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( cells.queryByRole( 'button', { name: 'Actions' } ) ).toBeNull();
		await userEvent.click( locked );
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );

	it( '[RSP-02~] show disabled quick filters, whatever the address contains', async () => {
		const requests = show( '/survey/7/responses?status=trash', LITE );
		await row();
		expect(
			screen.getByRole( 'button', { name: /^Trash/ } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: /^The feature quick-filters/ } )
		).toBeVisible();
		expect( requests.map( ( { path } ) => path ).join() ).not.toContain(
			'trash'
		);
	} );

	it( 'have no actions for users who may not delete, in any plan', async () => {
		show( '/survey/7/responses', LITE, { capabilities: MAY_NOT_DELETE } );
		const cells = await row();
		expect( cells.queryByRole( 'button', { name: /Delete/ } ) ).toBeNull();
	} );
} );

describe( 'the responses with a plan', () => {
	it( 'can be viewed, but not deleted, by users who may only read', async () => {
		show( '/survey/7/responses', {}, { capabilities: MAY_NOT_DELETE } );
		const cells = await row();
		await userEvent.click(
			cells.getByRole( 'button', { name: 'Actions' } )
		);
		const items = await screen.findAllByRole( 'menuitem' );
		expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
			'View',
		] );
	} );

	it( 'can be read, but not changed, after the license has expired', async () => {
		show( '/survey/7/responses', { 'response-changes': 'license' } );
		const cells = await row();
		expect(
			cells.getByRole( 'link', { name: 'Response #9' } )
		).toBeVisible();
		expect(
			cells.getByRole( 'button', {
				name: /^Delete\. The feature response-changes: enter a valid license key/,
			} )
		).toBeVisible();
	} );
} );

describe( 'the overview on Lite', () => {
	it( '[OVR-02~] [GAT-03~] shows 7 days; one banner says what longer ranges require', async () => {
		const requests = show( '/?range=last-30-days', LITE );
		const week = await screen.findByRole( 'radio', {
			name: 'Past 7 Days',
		} );
		expect( week ).toBeChecked();
		expect(
			screen.getByRole( 'radio', { name: 'Past 30 Days' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: 'Date range: Last 7 days' } )
		).toBeVisible();
		expect( requests.map( ( { path } ) => path ).join() ).not.toContain(
			'start_date'
		);
		expect(
			screen.getAllByText( /^The feature longer-ranges: not in your/ )
		).toHaveLength( 1 );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Upgrade to Plus' } )
		);
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );

	it( 'of one survey has one banner, too', async () => {
		printFeatures( LITE );
		fakeServer( ( { path } ) => ( {
			body: path.includes( '/results-summary' ) ? overview() : results(),
		} ) );
		renderAt( '/?survey=7', <ResultsRoutes /> );
		await screen.findByRole( 'group', { name: 'Why?' } );
		expect(
			screen.getAllByText( /not in your plan\. Upgrade to Plus/ )
		).toHaveLength( 1 );
	} );

	it( 'shows how to unlock 30 days where they are clicked', async () => {
		show( '/', LITE );
		await userEvent.click( await screen.findByText( 'Past 7 Days' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await userEvent.click( screen.getByText( 'Past 30 Days' ) );
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );
} );

describe( 'a single response', () => {
	const PATH = '/userfeedback/v1/surveys/7/responses';

	function open( data: Partial< AdminData >, decision: Decision ) {
		printFeatures( { 'single-response': decision }, data );
		const { requests } = fakeServer( ( { path } ) => ( {
			body: responseDetail( {
				id: Number( path.split( '/' ).at( -1 ) ),
				status: 'trash',
				previous: 8,
				next: 10,
				position: 500_000,
				count: 1_000_000,
			} ),
		} ) );
		renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
		return requests;
	}

	it.each( [
		[ MAY_NOT_DELETE, 0 ],
		[ mayOnly( 'view_results', 'delete_surveys' ), 1 ],
	] )(
		'in the trash can be restored only by users who may delete (%#)',
		async ( capabilities, count ) => {
			open( { capabilities }, 'allowed' );
			await screen.findByText( /^This response is in the trash\./, {
				selector: '.components-notice *',
			} );
			expect(
				screen.queryAllByRole( 'button', { name: 'Restore' } )
			).toHaveLength( count );
		}
	);

	it( '[ONE-01~] requests only itself and its two neighbours, not the list', async () => {
		const requests = open( {}, 'allowed' );
		await screen.findByText( 'Response 500,000 of 1,000,000' );
		await waitFor( () => expect( requests ).toHaveLength( 3 ) );
		expect( requests.map( ( { path } ) => path ).sort() ).toEqual( [
			`${ PATH }/10`,
			`${ PATH }/8`,
			`${ PATH }/9`,
		] );
	} );

	it.each( [ 'upgrade', 'license' ] as const )(
		'shows a lock instead of an error if the plan does not include it (%s)',
		async ( decision ) => {
			const requests = open( {}, decision );
			expect(
				await screen.findByText( /^The feature single-response/ )
			).toBeVisible();
			expect( screen.queryByText( 'Try again' ) ).toBeNull();
			expect(
				screen.getByRole( 'link', { name: 'Back to All Responses' } )
			).toBeVisible();
			expect( requests ).toEqual( [] );
		}
	);
} );

describe( 'the overview', () => {
	// The switcher's first request is the overview's own.
	it( 'offers the surveys of its own list in the switcher', async () => {
		show( '/', {} );
		await userEvent.click(
			await screen.findByRole( 'combobox', { name: 'Survey' } )
		);
		expect(
			await screen.findByRole( 'option', {
				name: overview().surveys[ 0 ]?.title ?? '',
			} )
		).toBeVisible();
	} );
} );
