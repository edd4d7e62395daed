import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionResultsCard } from '@/admin-pages/results/components/question/card';
import type { QuestionStats } from '@/survey-model';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { RECOMMEND, WHY, stats } from '../support/results';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

function show( question: QuestionStats ): void {
	renderAt(
		'/survey/7',
		<QuestionResultsCard surveyId={ 7 } stats={ question } />
	);
}

describe( 'the card of a text question', () => {
	it( '[RES-02~] shows the newest answers unchanged, with links to the responses', () => {
		show( WHY );
		expect( screen.getByText( 'Because <b>so</b>' ) ).toBeVisible();
		expect( screen.getByText( '1 answer' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Response #9' } )
		).toHaveAttribute( 'href', '#/survey/7/responses/9' );
	} );

	it( '[RES-02~] has no links to responses on Lite', () => {
		printFeatures( { 'single-response': 'upgrade' } );
		show( WHY );
		expect( screen.getByText( 'Response #9' ) ).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'says so if nobody has answered the question', () => {
		show( stats() );
		expect(
			screen.getByText( 'Nobody answered this question in this range.' )
		).toBeVisible();
	} );

	it( 'offers all answers if there are more, and all comments', () => {
		show( { ...WHY, texts_count: 2 } );
		expect(
			screen.getByRole( 'button', { name: 'Show all: Why?' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /^Show all comments/ } )
		).toBeNull();
		show( RECOMMEND );
		expect(
			screen.getByRole( 'button', {
				name: `Show all comments: ${ RECOMMEND.title }`,
			} )
		).toBeVisible();
	} );

	it( 'does not offer all answers if it shows them', () => {
		show( WHY );
		expect(
			screen.queryByRole( 'button', { name: /^Show all/ } )
		).toBeNull();
	} );

	it( 'shows the rest of a long answer on request', async () => {
		const long = `${ 'word '.repeat( 200 ) }end`;
		show( {
			...WHY,
			answers: WHY.answers.map( ( answer ) => ( {
				...answer,
				value: long,
			} ) ),
		} );
		expect( screen.queryByText( /end$/ ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show the whole answer' } )
		);
		expect( screen.getByText( long ) ).toBeVisible();
	} );
} );
