import { waitFor } from '@testing-library/react';
import type { WidgetSurvey } from '@/survey-model';
import { load, usePage } from './page';
import {
	button,
	fetchMock,
	heading,
	hostElement,
	panel,
	sentBodies,
	show,
	widget,
} from './popup';
import { choice, several, survey } from './support';

usePage();

/** Survey 7 of two sites in folders of one host. The server names them apart (Support\StorageKey, WidgetPageTest). */
const SITES = [ '1a2b3c4d', '5e6f7a8b' ].map( ( key ) => ( {
	cookie_name: `userfeedback-7-${ key }`,
} ) ) as [ Partial< WidgetSurvey >, Partial< WidgetSurvey > ];
const QUESTIONS = [ choice, several ];

/** The visitor goes to the survey of another site, in the same tab. */
const goTo = ( site: Partial< WidgetSurvey > ) => {
	hostElement()?.remove();
	return show( QUESTIONS, {}, site );
};
const answerFirst = async ( user: Awaited< ReturnType< typeof goTo > > ) => {
	await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
	await user.click( button( 'Next' ) );
};

describe( 'two sites in folders of one host', () => {
	it( 'do not share answers that were begun, nor the tab', async () => {
		const user = await goTo( SITES[ 0 ] );
		await answerFirst( user );
		await user.click( button( 'Feedback' ) );
		await goTo( SITES[ 1 ] );
		expect( panel() ).not.toHaveAttribute( 'hidden' );
		expect( heading() ).toHaveTextContent( choice.title );
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).not.toBeChecked();
	} );

	it( 'do not hide each other’s surveys', async () => {
		const user = await goTo( SITES[ 0 ] );
		await answerFirst( user );
		await user.click( button( 'Skip' ) );
		await waitFor( () =>
			expect( document.cookie ).toContain( 'submitted%22%3Atrue' )
		);
		hostElement()!.remove();
		await load( [ survey( SITES[ 1 ] ) ] );
		await waitFor( () => expect( hostElement() ).not.toBeNull() );
	} );

	it( 'both send their answers, in two tabs', async () => {
		const user = await goTo( SITES[ 0 ] );
		await answerFirst( user );
		// Meanwhile the other site's survey is answered in another tab.
		document.cookie = `${ SITES[ 1 ].cookie_name }=${ encodeURIComponent(
			'{"submitted":true,"last_response_id":"of-the-other"}'
		) }; path=/`;
		await user.click( button( 'Skip' ) );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		expect( sentBodies()[ 0 ].answers[ 0 ].value ).toBe( 'The web' );
	} );
} );
