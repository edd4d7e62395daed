import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summaryOf, theme } from '../support/summaries';
import { MAKE, PRELOAD, card, open, press } from '../support/summary-screen';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'the summary of a survey', () => {
	it( '[AIS-01~] loads from the cache with the survey, and for another survey on a change', async () => {
		const asked = open( {
			cached: ( id ) => ( {
				body: {
					success: true,
					summary: summaryOf( {
						themes: [ theme( { title: `Subject of ${ id }` } ) ],
					} ),
				},
			} ),
		} );
		expect(
			await screen.findByRole( 'heading', { name: 'Subject of 7' } )
		).toBeVisible();
		window.location.hash = '#/survey/8';
		expect(
			await screen.findByRole( 'heading', { name: 'Subject of 8' } )
		).toBeVisible();
		expect( screen.queryByText( 'Subject of 7' ) ).toBeNull();
		expect( asked() ).toEqual( [
			`GET ${ PRELOAD }/7`,
			`GET ${ PRELOAD }/8`,
		] );
	} );

	it( '[AIS-04~] names a mood only where it is known', async () => {
		open( {
			cached: () => ( {
				body: {
					success: true,
					summary: summaryOf( {
						themes: [
							theme( { mood: 'positive' } ),
							theme( { title: 'Fit', mood: 'unknown' } ),
						],
					} ),
				},
			} ),
		} );
		const header = async ( name: string ) =>
			( await screen.findByRole( 'heading', { name } ) ).parentElement;
		expect( await header( 'Delivery' ) ).toHaveTextContent(
			'DeliveryPositive40%'
		);
		expect( await header( 'Fit' ) ).toHaveTextContent( /^Fit40%/ );
	} );

	it( '[AIS-01~] is made only on request', async () => {
		const asked = open( {
			made: () => ( { body: { success: true, summary: summaryOf() } } ),
		} );
		await card();
		await screen.findByRole( 'button', { name: 'Get AI Summary' } );
		expect( asked() ).toEqual( [ `GET ${ PRELOAD }/7` ] );
		await press( 'Get AI Summary' );
		expect(
			await screen.findByRole( 'heading', { name: 'Delivery' } )
		).toBeVisible();
		expect( screen.queryByText( 'Reading the responses…' ) ).toBeNull();
		expect( asked() ).toEqual( [
			`GET ${ PRELOAD }/7`,
			`POST ${ MAKE }/7`,
		] );
	} );

	it( '[AIS-01~] asks a service part by part with progress, and goes on where another window has begun', async () => {
		const parts = [ 2, 3 ].map( ( done ) => ( {
			body: {
				success: true,
				summary: null,
				progress: { done, total: 4 },
			},
		} ) );
		const asked = open( {
			cached: () => ( {
				body: {
					success: true,
					summary: null,
					progress: { done: 1, total: 4 },
				},
			} ),
			made: () =>
				parts.shift() ?? {
					body: { success: true, summary: summaryOf() },
				},
		} );
		expect(
			await screen.findByText( /3 of 4 parts done\. You can leave/ )
		).toBeVisible();
		expect(
			await screen.findByRole( 'heading', { name: 'Delivery' } )
		).toBeVisible();
		expect( screen.queryByText( /parts done/ ) ).toBeNull();
		expect( asked().slice( 1 ) ).toEqual(
			Array( 3 ).fill( `POST ${ MAKE }/7` )
		);
	} );

	it( '[AIS-01~] shows that it is being made, once, and the last one meanwhile', async () => {
		const asked = open( {
			cached: () => ( { body: { success: true, summary: summaryOf() } } ),
			made: () => 'silence',
		} );
		await press( 'Refresh' );
		expect(
			await screen.findByText( 'Reading the responses…' )
		).toBeVisible();
		const button = screen.getByRole( 'button', { name: 'Refresh' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( button );
		expect(
			screen.getByRole( 'heading', { name: 'Delivery' } )
		).toBeVisible();
		expect( asked() ).toEqual( [
			`GET ${ PRELOAD }/7`,
			`POST ${ MAKE }/7`,
		] );
	} );

	it( 'shows who made it, of how much, and each claim with its responses, as text', async () => {
		open( {
			cached: () => ( {
				body: {
					success: true,
					summary: summaryOf( {
						overview: [
							{
								text: 'Visitors wait too long.',
								response_ids: [ 12, 9, 4 ],
							},
						],
						themes: [
							theme(),
							theme( {
								title: 'Fit',
								count: 374,
								share: 0.39,
								mood: 'positive',
								quotes: [],
								search: 'fit',
							} ),
						],
					} ),
				},
			} ),
		} );
		const shown = within( await card() );
		expect(
			await shown.findByText(
				'Made on this site, without an AI service.'
			)
		).toBeVisible();
		expect(
			shown.getByText( /^5 responses with something written were read/ )
		).toBeVisible();
		expect( shown.getByText( 'It came <b>late</b>.' ) ).toBeVisible();
		expect( shown.getByText( '40%, 2 responses' ) ).toBeVisible();
		expect( shown.getByText( '39%, 374 responses' ) ).toBeVisible();
		expect( shown.getByText( 'Mixed' ) ).toBeVisible();
		expect( shown.getByText( 'Positive' ) ).toBeVisible();
		expect(
			shown
				.getAllByRole( 'link', { name: 'Response #12', hidden: true } )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toContain( '#/survey/7/responses/12' );
		expect(
			shown.getByText( /^3 responses behind this/ )
		).toHaveTextContent( 'Visitors wait too long.' );
		expect(
			shown.getByRole( 'link', {
				name: 'Search for “fit”',
				hidden: true,
			} )
		).toHaveAttribute( 'href', '#/survey/7/responses?search=fit' );
	} );

	it( 'says how many responses are new, and is renewed only on request', async () => {
		const asked = open( {
			cached: () => ( {
				body: {
					success: true,
					summary: summaryOf( {
						source: 'ai',
						provider: 'Example (small)',
						is_whole: false,
						responses: 640,
						is_stale: true,
						new_responses: 3,
					} ),
				},
			} ),
			made: () => ( { body: { success: true, summary: summaryOf() } } ),
		} );
		expect(
			await screen.findByText( '3 new responses since then.' )
		).toBeVisible();
		expect( screen.getByText( 'Made by Example (small).' ) ).toBeVisible();
		expect(
			screen.getByText(
				/^640 of 1,133 responses were read, the newest\./
			)
		).toBeVisible();
		expect( asked() ).toHaveLength( 1 );
		await press( 'Refresh' );
		await screen.findByText( 'Made on this site, without an AI service.' );
		expect( screen.queryByText( /since then/ ) ).toBeNull();
	} );

	it.each( [
		[ true, 'are sent to the AI service' ],
		[ false, 'Nothing is sent anywhere.' ],
	] )(
		'says beforehand what leaves the site (service: %s)',
		async ( hasService, text ) => {
			open( { data: { has_ai_service: hasService } } );
			expect( await card() ).toBeVisible();
			const found = await screen.findByText( text, { exact: false } );
			// One line until somebody wants to know more: the questions come first.
			expect( found ).not.toBeVisible();
			await userEvent.click(
				screen.getByRole( 'heading', { name: 'AI summary' } )
			);
			expect( found ).toBeVisible();
		}
	);
} );

describe( 'many themes', () => {
	it( 'show the largest four at first, and all on request', async () => {
		const titles = [ 'A', 'B', 'C', 'D', 'E', 'F' ];
		const themes = titles.map( ( title ) => theme( { title } ) );
		open( {
			cached: () => ( {
				body: { success: true, summary: summaryOf( { themes } ) },
			} ),
		} );
		const shown = within( await card() );
		const names = () =>
			shown
				.getAllByRole( 'heading', { level: 3 } )
				.map( ( { textContent } ) => textContent );
		await shown.findByRole( 'heading', { name: 'A' } );
		expect( names() ).toEqual( titles.slice( 0, 4 ) );
		await press( 'Show 2 more themes' );
		expect( names() ).toEqual( titles );
		await press( 'Show fewer themes' );
		expect( names() ).toEqual( titles.slice( 0, 4 ) );
	} );
} );
