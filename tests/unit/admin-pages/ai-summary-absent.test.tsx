import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { summaryOf } from '../support/summaries';
import { NOTHING, open, press } from '../support/summary-screen';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'a summary that fails', () => {
	const UNKNOWN = 'An error occurred while fetching the AI summary.';
	it.each< [ string, Answer, string ] >( [
		[ 'no data', NOTHING, 'AI Summary is unavailable at this moment.' ],
		[
			'an error of the service',
			{ body: { success: false, summary: null, error: 'Too much.' } },
			'Error: Too much.',
		],
		[
			'an error of the site',
			refusal( 500, 'internal', 'The database is full.' ),
			'Error: The database is full.',
		],
		[ 'no reason', { body: { success: false, summary: null } }, UNKNOWN ],
		[ 'no answer', null, UNKNOWN ],
	] )(
		'[AIS-02] says why (%s), and the last one stays',
		async ( _, answer, text ) => {
			open( {
				cached: () => ( {
					body: { success: true, summary: summaryOf() },
				} ),
				made: () => answer,
			} );
			await press( 'Refresh' );
			expect(
				await screen.findByText( text, { exact: false } )
			).toBeInTheDocument();
			expect(
				screen.getByRole( 'heading', { name: 'Delivery' } )
			).toBeVisible();
			expect(
				screen.getByRole( 'button', { name: 'Refresh' } )
			).toBeEnabled();
		}
	);

	it( 'to load leaves the statistics alone and can be tried again', async () => {
		let isUp = false;
		open( {
			cached: () =>
				isUp
					? { body: { success: true, summary: summaryOf() } }
					: refusal( 500, 'internal', 'Down.' ),
		} );
		expect( await screen.findByText( UNKNOWN ) ).toBeVisible();
		expect(
			screen.getByRole( 'group', { name: /Which sentence is correct/ } )
		).toBeVisible();
		isUp = true;
		await press( 'Try again' );
		expect(
			await screen.findByRole( 'heading', { name: 'Delivery' } )
		).toBeVisible();
	} );
} );

describe( 'without the feature', () => {
	it( '[AIS-01~] [AIS-03~] shows an upsell instead, which can be dismissed, and requests no summary', async () => {
		const asked = open( { decision: 'upgrade' } );
		const upsell = await screen.findByRole( 'region', {
			name: 'AI summary',
		} );
		expect(
			within( upsell ).getByRole( 'button', { name: 'Upgrade to Plus' } )
		).toBeVisible();
		await press( 'Dismiss' );
		await waitFor( () => expect( upsell ).not.toBeInTheDocument() );
		expect( asked() ).toEqual( [] );
	} );

	it( '[AIS-03~] shows no upsell to a user who dismissed it', async () => {
		open( {
			decision: 'upgrade',
			data: { ai_upsell_dismissed: true },
		} );
		await screen.findByRole( 'group', {
			name: /Which sentence is correct/,
		} );
		expect( screen.queryByText( 'AI summary' ) ).toBeNull();
		expect(
			screen.queryByRole( 'region', { name: 'AI summary' } )
		).toBeNull();
	} );
} );
