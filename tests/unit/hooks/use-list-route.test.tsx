import { act, screen } from '@testing-library/react';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import { listHref } from '@/hooks/use-list-route';
import { navigate } from '@/hooks/use-hash-route';
import { fakeServer } from '../support/fake-server';
import { renderAt } from '../support/render';
import {
	overview,
	responseDetail,
	responseItem,
	responseList,
	results,
} from '../support/results';
import { summary } from '../support/surveys';

beforeEach( () => window.sessionStorage.clear() );

function serve(): void {
	fakeServer( ( { path } ) => {
		if ( path.includes( '/results-summary' ) ) {
			return { body: overview( { surveys: [ summary( {} ) ] } ) };
		}
		if ( path.includes( '/results' ) ) {
			return { body: results() };
		}
		return {
			body: /responses\/\d+$/.test( path.split( '?' )[ 0 ] ?? '' )
				? responseDetail( {} )
				: responseList( [ responseItem() ], {
						publish: 60,
						trash: 21,
					} ),
		};
	} );
}

const back = ( name: string ) => screen.findByRole( 'link', { name } );

describe( 'a link back to a list', () => {
	it( 'restores the page, filter and range', async () => {
		serve();
		renderAt( '/?range=last-7-days', <ResultsRoutes /> );
		await screen.findByRole( 'radio', { name: 'Past 7 Days' } );
		act( () => navigate( '/survey/7' ) );
		expect( await back( 'All results' ) ).toHaveAttribute(
			'href',
			'#/?range=last-7-days'
		);
		act( () => navigate( '/survey/7/responses?status=trash' ) );
		await screen.findByRole( 'row', { name: /Response #9/ } );
		act( () => navigate( '/survey/7/responses/9' ) );
		expect( await back( 'Back to All Responses' ) ).toHaveAttribute(
			'href',
			'#/survey/7/responses?status=trash'
		);
		// That is the list of another survey.
		expect( listHref( '/survey/8/responses' ) ).toBe(
			'#/survey/8/responses'
		);
	} );

	it( 'restores the filter of the surveys', async () => {
		serve();
		renderAt( '/?status=draft&paged=2', <SurveysRoutes /> );
		await screen.findByRole( 'heading', { name: 'Surveys' } );
		act( () => navigate( '/nowhere' ) );
		expect( await back( 'Back to Surveys' ) ).toHaveAttribute(
			'href',
			'#/?status=draft&paged=2'
		);
	} );

	it.each( [
		'no JSON',
		'[]',
		'{"/ null#/":"/elsewhere"}',
		'{"/ null#/":7}',
	] )(
		'leads to the start of the list if the stored value is not a route of it: %s',
		( stored ) => {
			window.sessionStorage.setItem( 'userfeedback-list-routes', stored );
			expect( listHref( '/' ) ).toBe( '#/' );
		}
	);
} );
