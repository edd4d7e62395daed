import { screen } from '@testing-library/react';
import type { Question } from '@/survey-model';
import { optionFields, showCard } from '../support/question-card';
import { radioQuestion } from '../support/surveys';

const field = ( number: number ) =>
	screen.getByRole( 'textbox', { name: `Option ${ number }` } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const labels = ( { question }: { question: Question } ) =>
	question.config.options;

describe( 'the options of a question', () => {
	it( '[PLS-27~] say how many there are where no more can be added', async () => {
		const { user } = showCard( radioQuestion( [ 'a', 'b', 'c', 'd' ] ) );
		expect( screen.queryByText( /of 5 options/ ) ).toBeNull();
		await user.click( button( 'Add option' ) );
		expect( screen.getByText( '5 of 5 options' ) ).toBeVisible();
	} );

	it( 'say their number if the question was stored with more', () => {
		showCard( radioQuestion( [ ...'abcdefg' ] ) );
		expect( screen.getByText( '7 options' ) ).toBeVisible();
	} );

	it( '[PLS-27~] move by buttons, which keep the focus', async () => {
		const { user, current } = showCard(
			radioQuestion( [ 'a', 'b', 'c' ] )
		);
		await user.click( button( 'Move option 1 down' ) );
		expect( labels( current ) ).toEqual( [ 'b', 'a', 'c' ] );
		expect( button( 'Move option 2 down' ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( labels( current ) ).toEqual( [ 'b', 'c', 'a' ] );
		expect( button( 'Move option 3 down' ) ).toHaveFocus();
		expect( button( 'Move option 3 down' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( button( 'Move option 3 up' ) );
		expect( labels( current ) ).toEqual( [ 'b', 'a', 'c' ] );
		expect( button( 'Move option 2 up' ) ).toHaveFocus();
	} );

	it( '[PLS-27~] are pasted as a list, one a line', async () => {
		const { user, current } = showCard( radioQuestion( [ '', '' ] ) );
		await user.click( field( 1 ) );
		await user.paste( 'Red\r\n\r\n Green \nBlue' );
		expect( labels( current ) ).toEqual( [ 'Red', 'Green', 'Blue' ] );
		expect( field( 3 ) ).toHaveFocus();
	} );

	it( '[PLS-27~] say how many pasted lines did not fit', async () => {
		const { user, current } = showCard( radioQuestion( [ 'a', '' ] ) );
		await user.click( field( 2 ) );
		await user.paste( 'b\nc\nd\ne\nf\ng' );
		expect( labels( current ) ).toEqual( [ 'a', 'b', 'c', 'd', 'e' ] );
		const note = '2 lines did not fit: a question has at most 5 options.';
		expect( screen.getByText( note, { selector: 'p' } ) ).toBeVisible();
		await user.type( field( 5 ), '!' );
		expect( screen.queryByText( note, { selector: 'p' } ) ).toBeNull();
	} );

	it( 'keep the text around the place where lines are pasted', async () => {
		const { user, current } = showCard( radioQuestion( [ 'ad', 'x' ] ) );
		await user.click( field( 1 ) );
		await user.keyboard( '{ArrowLeft}' );
		await user.paste( 'b\nc' );
		expect( labels( current ) ).toEqual( [ 'ab', 'cd', 'x' ] );
	} );

	it( 'take a single pasted line as text', async () => {
		const { user, current } = showCard( radioQuestion( [ '', 'No' ] ) );
		await user.click( field( 1 ) );
		await user.paste( 'Yes' );
		expect( labels( current ) ).toEqual( [ 'Yes', 'No' ] );
	} );

	it( 'are removed by Backspace when they are empty, down to the minimum', async () => {
		const { user, current } = showCard(
			radioQuestion( [ 'Yes', 'a', '' ] )
		);
		await user.type( field( 2 ), '{Backspace}' );
		expect( optionFields() ).toHaveLength( 3 );
		await user.keyboard( '{Backspace}' );
		expect( labels( current ) ).toEqual( [ 'Yes', '' ] );
		expect( field( 1 ) ).toHaveFocus();
		await user.type( field( 2 ), '{Backspace}' );
		expect( labels( current ) ).toEqual( [ 'Yes', '' ] );
	} );

	it( 'have handles and buttons only if they can be changed', () => {
		showCard( {
			...radioQuestion(),
			type: 'image-radio',
			config: {
				options: [
					{ label: 'a', image: '' },
					{ label: 'b', image: '' },
				],
			},
		} as unknown as Question );
		expect( button( 'Drag option 1' ) ).toBeVisible();
	} );
} );
