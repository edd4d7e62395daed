import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionCards } from '@/admin-pages/results/components/question-cards';
import { printFeatures } from '../support/features';
import { STARS, showCard as show } from '../support/question-card-results';
import { renderAt } from '../support/render';
import { OXFORD, RECOMMEND, choice, results } from '../support/results';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'the options', () => {
	it( '[PLS-23~] link to the responses that chose them in the same range', () => {
		show( OXFORD, '2026-01-01..2026-01-31' );
		expect(
			screen.getByRole( 'link', { name: 'With the comma' } )
		).toHaveAttribute(
			'href',
			'#/survey/7/responses?question=oxford&option=with&range=2026-01-01..2026-01-31'
		);
		// Nobody chose it.
		expect( screen.queryByRole( 'link', { name: 'Either' } ) ).toBeNull();
	} );

	it( 'list the labels that they had before', () => {
		show(
			choice( [
				[ 'Sure', 3 ],
				[ 'No', 1 ],
			] )
		);
		expect( screen.queryByText( /Earlier/ ) ).toBeNull();
		cleanup();
		const [ sure, no ] = OXFORD.options;
		show( {
			...OXFORD,
			options: [ { ...sure!, wordings: [ 'Yes', 'Of course' ] }, no! ],
		} );
		expect( screen.getAllByRole( 'rowheader' )[ 0 ] ).toHaveTextContent(
			'Earlier: “Yes”, “Of course”'
		);
		expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 2 );
		expect(
			screen.getByRole( 'link', { name: 'With the comma' } )
		).toBeVisible();
	} );

	it( 'fold a long list of labels that they had before', async () => {
		const [ option ] = OXFORD.options;
		show( {
			...OXFORD,
			options: [ { ...option!, wordings: [ ...'ABCDEFG' ] } ],
		} );
		const header = screen.getByRole( 'rowheader' );
		expect( header ).toHaveTextContent( /Earlier: “A”, “B”, “C” 4 more$/ );
		await userEvent.click(
			screen.getByRole( 'button', { name: '4 more' } )
		);
		expect( header ).toHaveTextContent( /“F”, “G” Show less$/ );
	} );

	it( '[PLS-23~] of an NPS question link by group as well', () => {
		show( RECOMMEND );
		expect(
			screen.getByRole( 'link', { name: 'Passives' } )
		).toHaveAttribute(
			'href',
			'#/survey/7/responses?question=recommend&score_min=7&score_max=8&range=last-30-days'
		);
	} );

	it( '[PLS-23~] have no links where responses cannot be filtered', () => {
		printFeatures( { 'quick-filters': 'upgrade' } );
		show( RECOMMEND );
		expect( screen.queryAllByRole( 'link' ) ).toEqual( [] );
	} );

	it( '[PLS-23~] are in their own order or by count, stars always in their own', async () => {
		const tea = choice(
			[
				[ 'Green', 3 ],
				[ 'Black', 9 ],
				[ 'White', 3 ],
				[ 'Mint', 5 ],
			],
			{ id: 'tea' }
		);
		renderAt(
			'/survey/7',
			<QuestionCards
				results={ results( {
					question_stats: [ tea, { ...STARS, title: 'Stars' } ],
				} ) }
				range=""
				query={ {} }
			/>
		);
		const labels = ( name: RegExp ) =>
			within( screen.getByRole( 'table', { name } ) )
				.getAllByRole( 'rowheader' )
				.map( ( { textContent } ) => textContent );
		const own = [ 'Green', 'Black', 'White', 'Mint' ];
		const stars = labels( /Stars/ );
		expect( labels( /Which one/ ) ).toEqual( own );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Most chosen first' } )
		);
		expect( labels( /Which one/ ) ).toEqual( [
			'Black',
			'Mint',
			'Green',
			'White',
		] );
		expect( labels( /Stars/ ) ).toEqual( stars );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Own order' } )
		);
		expect( labels( /Which one/ ) ).toEqual( own );
	} );
} );
