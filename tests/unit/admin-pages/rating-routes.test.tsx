import { screen, within } from '@testing-library/react';
import { mayEverything } from '../support/capabilities';
import { openRatingSettings } from '../support/rating-settings';

// It takes longer to compile than a test waits for it.
beforeAll(
	() => import( '@/admin-pages/post-ratings/results/results-screens' ),
	60_000
);
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const tabs = () =>
	within( screen.getByRole( 'navigation', { name: 'Post Ratings' } ) )
		.getAllByRole( 'link' )
		.map( ( link ) => [
			link.textContent,
			link.getAttribute( 'href' ),
			link.getAttribute( 'aria-current' ) === 'page',
		] );

const asked = ( requests: { path: string }[] ): string =>
	requests.map( ( { path } ) => path ).join( '\n' );

describe( 'the routes of post ratings', () => {
	it.each( [
		[ '/', '/settings', 'Settings', '/post-ratings/settings' ],
		[ '/settings', '/settings', 'Settings', '/post-ratings/settings' ],
		[ '/results', '/results', 'Results', '/post-ratings/results?' ],
	] )(
		'[RAT-01] %s shows %s, with its tab and its request',
		async ( route, shown, current, path ) => {
			const { requests } = await openRatingSettings( { route } );
			expect( window.location.hash ).toBe( `#${ shown }` );
			expect( tabs().slice( 0, 2 ) ).toEqual( [
				[ 'Settings', '#/settings', current === 'Settings' ],
				[ 'Results', '#/results', current === 'Results' ],
			] );
			expect( asked( requests ) ).toContain( path );
		}
	);

	it( '[RAT-01] /results/{postId} asks for the ratings of that post and leads back to all', async () => {
		const { requests } = await openRatingSettings( {
			route: '/results/7',
		} );
		expect( asked( requests ) ).toContain( '/post-ratings/results/7?' );
		for ( const link of screen.getAllByRole( 'link', {
			name: /Go Back/,
		} ) ) {
			expect( link ).toHaveAttribute( 'href', '#/results' );
		}
	} );

	it.each( [ '/results/0', '/results/x', '/results/7/8', '/settings/x' ] )(
		'[RAT-01~] nothing is at %s, with a way back',
		async ( route ) => {
			await openRatingSettings( { route } );
			expect(
				screen.getByRole( 'link', { name: 'Back to Post Ratings' } )
			).toHaveAttribute( 'href', '#/settings' );
		}
	);

	it( '[RAT-01~] / shows the results to those who may not change the settings', async () => {
		const { requests } = await openRatingSettings( {
			route: '/',
			printed: { capabilities: { ...mayEverything(), manage: false } },
		} );
		expect( window.location.hash ).toBe( '#/results' );
		expect( tabs() ).toEqual( [ [ 'Results', '#/results', true ] ] );
		expect(
			requests.filter( ( { path } ) => path.endsWith( '/settings' ) )
		).toEqual( [] );
	} );
} );
